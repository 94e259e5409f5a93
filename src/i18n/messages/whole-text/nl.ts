import type { WholeTextTexts } from '../shape.ts';

export const wholeText: WholeTextTexts = {
  asking: 'Een ogenblik: wij vragen wat uw account omvat.',
  textShown: 'De volledige tekst wordt getoond.',
  answersShown: 'De antwoorden worden getoond.',
  refused: 'Uw account omvat dit niet',
  refusedText:
    'Het hoort bij “{product}”, een dienst waarop cliënten zich abonneren. Vraag toegang aan, dan schrijven wij u.',
  nobody: 'Het is op dit moment voor niemand open. Hebt u het nodig, vraag het een van de auteurs.',
  ask: 'Toegang aanvragen',
  requested: 'U hebt toegang aangevraagd',
  requestedText: 'Wij hebben uw aanvraag voor “{product}” van {date} en zullen u schrijven.',
  toSubscriptions: 'Uw abonnementen bekijken',
  failed: 'Wij kunnen nu niet nagaan wat uw account omvat',
  failedText: 'De dienst die het weet, is niet bereikbaar. Er gaat niets van u verloren.',
  again: 'Opnieuw proberen',
  answers: {
    signIn: 'Bekijk de antwoorden met een gratis account',
    signInText:
      'De antwoorden zijn voor geregistreerde lezers. Het kost niets: een e-mailadres en een wachtwoord, geen telefoonnummer. Wij sturen niets waar u niet om vraagt.',
    permission: 'Voor cliënten met “{product}” in hun account',
    permissionText:
      'Welk recht er is en sinds wanneer, kan iedereen zien; de antwoorden horen bij een dienst waarop cliënten zich abonneren. Omvat uw account die, log dan in. Zo niet, log in en vraag toegang aan.',
  },
};
