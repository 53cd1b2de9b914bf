/** The remote host fails, there is no good copy, and the embedded file may not be used. */
export class EndpointUnavailableError extends Error {
  override readonly name = "EndpointUnavailableError";
  /** The endpoint's name. */
  readonly endpoint: string;

  constructor(endpoint: string, options?: ErrorOptions) {
    super(`Shared API "${endpoint}" has no answer`, options);
    this.endpoint = endpoint;
  }
}

/** One failed request to the remote host. */
export class RemoteFailure extends Error {
  override readonly name = "RemoteFailure";
  /** A fixed reason that is safe to log. */
  readonly reason: string;
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;

  constructor(reason: string, isTransient: boolean, options?: ErrorOptions) {
    super(`The shared API's host failed: ${reason}`, options);
    this.reason = reason;
    this.isTransient = isTransient;
  }
}
