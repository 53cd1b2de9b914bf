/**
 * An error response with the status and JSON body of Prismic's REST API, because `@prismicio/client` converts
 * exactly these into ParsingError, RefNotFoundError, RefExpiredError and so on.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: { type: string; message: string } & Record<string, unknown>) {
    super(body.message);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }
}

/** 400 for an invalid or unsupported parameter. */
export function validationError(message: string): ApiError {
  return new ApiError(400, { type: "api_validation_error", message });
}

/** 404 for an unknown ref. The client reads the master ref from the message and retries. */
export function refNotFoundError(masterRef: string): ApiError {
  const message = `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`;
  return new ApiError(404, { type: "api_notfound_error", message });
}

/** 410 for a former master ref; the client retries as above. */
export function refExpiredError(masterRef: string): ApiError {
  const message = `The provided ref is no longer accessible, it has expired. Master ref is: ${masterRef}`;
  return new ApiError(410, { type: "api_validation_error", message });
}

/** 404 for an expired preview: `@prismicio/client` converts it to a PreviewTokenExpiredError. */
export function previewExpiredError(): ApiError {
  return new ApiError(404, { type: "api_security_error", message: "The preview token has expired" });
}
