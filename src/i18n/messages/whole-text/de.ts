import type { WholeTextTexts } from '../shape.ts';

export const wholeText: WholeTextTexts = {
  asking: 'Einen Augenblick: Wir fragen, was Ihr Konto umfasst.',
  textShown: 'Der ganze Text wird gezeigt.',
  answersShown: 'Die Antworten werden gezeigt.',
  refused: 'Ihr Konto umfasst dies nicht',
  refusedText:
    'Es gehört zu „{product}“, einem Dienst, den Mandanten abonnieren. Bitten Sie um Zugang, und wir schreiben Ihnen.',
  nobody: 'Es steht derzeit niemandem offen. Wenn Sie es brauchen, fragen Sie einen der Autoren.',
  ask: 'Um Zugang bitten',
  requested: 'Sie haben um Zugang gebeten',
  requestedText: 'Ihre Bitte um „{product}“ vom {date} liegt uns vor; wir schreiben Ihnen.',
  toSubscriptions: 'Ihre Abonnements ansehen',
  failed: 'Wir können im Augenblick nicht sagen, was Ihr Konto umfasst',
  failedText: 'Der Dienst, der es weiß, ist nicht zu erreichen. Nichts von Ihnen geht verloren.',
  again: 'Erneut versuchen',
  answers: {
    signIn: 'Antworten mit einem kostenlosen Konto lesen',
    signInText:
      'Die Antworten sind für registrierte Leser. Es kostet nichts: eine E-Mail-Adresse und ein Passwort, keine Telefonnummer. Wir senden nichts, worum Sie nicht bitten.',
    permission: 'Für Mandanten, deren Konto „{product}“ umfasst',
    permissionText:
      'Welches Recht es gibt und seit wann, sieht jeder; die Antworten gehören zu einem Dienst, den Mandanten abonnieren. Umfasst Ihr Konto ihn, melden Sie sich an. Andernfalls melden Sie sich an und bitten um Zugang.',
  },
};
