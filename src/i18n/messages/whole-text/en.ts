/** English texts for those who are signed in and come to a gate; the other languages satisfy their shape. */
export const wholeText = {
  asking: 'One moment: we are asking what your account includes.',
  textShown: 'The whole text is shown.',
  answersShown: 'The answers are shown.',
  refused: 'Your account does not include this',
  refusedText:
    'It belongs to “{product}”, a service that clients subscribe to. Ask for access, and we will write to you.',
  nobody: 'It is not open to anybody at present. If you need it, ask one of the authors.',
  ask: 'Ask for access',
  requested: 'You have asked for access',
  requestedText: 'We have had your request for “{product}” since {date}, and will write to you.',
  toSubscriptions: 'See your subscriptions',
  failed: 'We cannot tell just now what your account includes',
  failedText: 'The service that knows it cannot be reached. Nothing of yours is lost.',
  again: 'Try again',
  answers: {
    signIn: 'See the answers with a free account',
    signInText:
      'The answers are for registered readers. It costs nothing: an email address and a password, no telephone number. We send nothing that you do not ask for.',
    permission: 'For clients whose account includes “{product}”',
    permissionText:
      'Which law there is and since when is open to everybody; the answers are part of a service that clients subscribe to. If your account includes it, sign in. If it does not, sign in and ask for access.',
  },
};
