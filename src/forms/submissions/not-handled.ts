/** There is no submission of this reference, or it is in a state in which this cannot be done. */
export class NotHandled extends Error {
  override readonly name = 'NotHandled';
}
