/**
 * More is asked for at once than is taken on, or somebody has waited too long: 503, and worth another try after
 * `retryAfterSeconds`.
 */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly statusCode = 503;
}
