/** What every failed call answers. */
export class ErrorBody {
  /** The HTTP status. */
  code: number;
  /** A sentence for a person. */
  message: string;
  /** Stable snake_case identifier for programs. */
  reason: string;
  /** Finds the request in the server's log. */
  requestId: string;
  /** For field errors: field name → sentence. */
  details?: Record<string, string>;
}

export class ErrorAnswer {
  error: ErrorBody;
}
