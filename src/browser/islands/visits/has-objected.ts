/** Whether this browser says that its reader is not to be followed: Global Privacy Control, or Do Not Track before it. */
export function hasObjected(
  told: { readonly globalPrivacyControl?: unknown; readonly doNotTrack?: unknown } = navigator,
): boolean {
  return told.globalPrivacyControl === true || told.doNotTrack === '1' || told.doNotTrack === 'yes';
}
