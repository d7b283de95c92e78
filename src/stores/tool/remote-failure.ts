/** fal.ai's way led to nothing; this device can be asked instead. The message is for people. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
}
