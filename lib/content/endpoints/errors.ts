/** No answer: the remote host fails, there is no good copy, and no embedded file may stand in. */
export class EndpointUnavailableError extends Error {
  override readonly name = "EndpointUnavailableError";
  /** Of the endpoint. */
  readonly endpoint: string;

  constructor(endpoint: string, options?: ErrorOptions) {
    super(`Shared API "${endpoint}" has no answer`, options);
    this.endpoint = endpoint;
  }
}

/** One request to the remote host failed. */
export class RemoteFailure extends Error {
  override readonly name = "RemoteFailure";
  /** Why, in a few fixed words that a log may hold. */
  readonly reason: string;
  /** Whether the same request may succeed a moment later. */
  readonly isTransient: boolean;

  constructor(reason: string, isTransient: boolean, options?: ErrorOptions) {
    super(`The shared API's host failed: ${reason}`, options);
    this.reason = reason;
    this.isTransient = isTransient;
  }
}
