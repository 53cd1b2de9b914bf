/** An endpoint has no valid data: neither from the remote host, nor from a stored copy, nor from the embedded file. */
export class EndpointUnavailableError extends Error {
  override readonly name = "EndpointUnavailableError";
  readonly endpoint: string;

  constructor(endpoint: string) {
    super(`Shared API "${endpoint}" has no data`);
    this.endpoint = endpoint;
  }
}
