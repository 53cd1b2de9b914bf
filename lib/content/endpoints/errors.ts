/** An endpoint has no valid data: neither from the remote host, nor from a stored copy, nor from the embedded file. */
export class EndpointUnavailableError extends Error {
  override readonly name = "EndpointUnavailableError";
  readonly endpoint: string;

  constructor(endpoint: string, options?: ErrorOptions) {
    super(`Shared API "${endpoint}" has no data`, options);
    this.endpoint = endpoint;
  }
}
