/** The remote host fails, there is no good copy, and the embedded file may not be used. */
export class EndpointUnavailableError extends Error {
  override readonly name = "EndpointUnavailableError";
  readonly endpoint: string;

  constructor(endpoint: string, options?: ErrorOptions) {
    super(`Shared API "${endpoint}" has no data`, options);
    this.endpoint = endpoint;
  }
}
