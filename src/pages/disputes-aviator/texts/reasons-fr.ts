import type { Reasons } from './reasons-en.ts';

export const reasonsFr: Reasons = {
  'n-contract': 'Toujours possible. Aucune clause n’est nécessaire et chacun peut se retirer.',
  'n-contract-tiered':
    'Le contrat la demande d’abord. Adressez les notifications prévues et gardez la preuve de chaque date.',
  'n-time':
    'Quelques semaines, si quelqu’un peut décider de chaque côté. Fixez une date limite dès la première réunion.',
  'n-cost': 'Les heures de vos collaborateurs, et un avocat pour l’offre et la rédaction de l’accord.',
  'n-enforcement':
    'Une transaction est un contrat. Inexécutée, elle se plaide par la voie qu’elle désigne : désignez-en une.',
  'n-confidentiality':
    'Confidentielle par nature, surtout entre avocats. Convenez par écrit que les offres ne seront pas produites.',
  'n-interim': 'Personne ne peut rien ordonner. Un accord suspendant les délais est utile, s’il est signé.',
  'n-appeal': 'Aucun, et nul besoin : seules les parties décident.',
  'n-control': 'Vous décidez du principe, du moment et des conditions.',
  'n-control-goes-on': 'Seul un accord peut solder le passé et réécrire l’avenir d’un contrat qui continue.',
  'm-contract':
    'Suppose l’accord de l’autre partie, qui peut être demandé à tout moment, même en cours d’instance.',
  'm-contract-tiered':
    'Le contrat impose d’abord des étapes de ce genre. Vérifiez lesquelles, et dans quels délais.',
  'm-contract-ordered':
    'Les juridictions d’Angleterre et du pays de Galles peuvent suspendre l’instance ou ordonner une tentative, avec mesure et sans fermer l’accès au procès.',
  'm-time':
    'Un ou deux jours de réunion, et six à dix semaines de préparation : médiateur, dossiers, pouvoir de transiger.',
  'm-time-parties':
    'À plus de deux parties, trouver la date prend plus de temps que la médiation. Demandez tôt.',
  'm-cost': 'Les honoraires du médiateur, en général partagés, et quelques jours de préparation.',
  'm-enforcement':
    'L’accord lie comme un contrat. Si une procédure est en cours, il peut devenir sentence d’accord-parties ou décision d’homologation. La Convention de Singapour en permet l’exécution directe dans les États parties : vérifiez si le lieu des biens en est.',
  'm-enforcement-directive':
    'Dans l’Union européenne, les parties peuvent demander ensemble que l’accord de médiation soit rendu exécutoire.',
  'm-enforcement-singapore':
    'Singapour est partie à la Convention de Singapour : l’accord international issu d’une médiation y est exécuté sans nouveau procès.',
  'm-confidentiality':
    'Les règlements et les conventions de médiation protègent ce qui est dit ; dans les litiges transfrontaliers de l’Union, une directive aussi.',
  'm-interim':
    'Un médiateur n’ordonne rien. La médiation n’empêche pas de demander au juge une protection provisoire.',
  'm-appeal': 'Aucun : ce qui est convenu est convenu.',
  'm-control': 'Le médiateur conduit les échanges ; les conditions restent les vôtres.',
  'm-control-goes-on':
    'L’accord peut prévoir ce qu’aucun tribunal n’ordonne : un nouveau prix, une nouvelle date, des excuses.',
  'a-contract':
    'Le contrat le prévoit. Le juge saisi doit, si on le lui demande, renvoyer les parties à l’arbitrage, sauf clause nulle ou inapplicable.',
  'a-contract-court':
    'Le contrat désigne un juge. L’arbitrage suppose un nouvel accord, signé des deux côtés.',
  'a-contract-none':
    'Rien n’est convenu. L’arbitrage suppose un accord conclu maintenant, alors que la confiance manque : proposez-en un qui n’avantage personne.',
  'a-contract-unclear':
    'La clause est peut-être une convention d’arbitrage, peut-être non. Proposez-en une sans équivoque avant toute saisine.',
  'a-contract-no-seat':
    'Aucun siège n’est désigné. Cherchez un accord ; sinon l’institution ou le tribunal choisit, et avec le siège le juge d’appui.',
  'a-time':
    'De la demande à la sentence, dont un à trois mois pour constituer le tribunal. Les affaires CCI closes par une sentence finale en 2020 avaient duré 26 mois en moyenne, 22 en médiane.',
  'a-time-expedited':
    'Pour les petits montants, le règlement de cette institution connaît une procédure accélérée. Vérifiez si elle vaut pour une clause de cette date.',
  'a-time-tiered':
    'Le contrat impose des étapes avant la demande. Les omettre expose à un sursis : comptez leurs délais.',
  'a-time-unclear':
    'L’existence d’une convention d’arbitrage serait plaidée d’abord. Ajoutez trois à six mois.',
  'a-time-weeks':
    'Aucun tribunal arbitral ne juge le fond en quelques semaines. Seules des mesures provisoires le peuvent.',
  'a-cost':
    'Les parties avancent les honoraires du tribunal et, le cas échéant, de l’institution. À la fin, le tribunal répartit en général les frais selon le résultat.',
  'a-cost-small':
    'À ce montant, trois arbitres coûtent plus qu’ils ne peuvent rapporter. Demandez-en un seul, sur pièces.',
  'a-enforcement-home':
    'Le siège et les biens sont au même endroit : la sentence y est exécutée par les juridictions locales, sans traité.',
  'a-enforcement-new-york':
    'La Convention de New York de 1958 est en vigueur dans tous les lieux que cet outil nomme. L’exécution ne peut être refusée que pour peu de motifs, et jamais parce que la sentence serait erronée.',
  'a-enforcement-hong-kong':
    'Entre Hong Kong et la Chine continentale, les sentences sont exécutées par un arrangement propre, sur le modèle de la Convention de New York.',
  'a-enforcement-check':
    'Le siège ou les biens sont hors de notre liste, ou le siège est ouvert. Vérifiez que les deux États sont parties à la Convention de New York.',
  'a-enforcement-unknown':
    'Tout dépend de l’endroit où est l’argent. La plupart des États commerçants sont parties à la Convention de New York ; cherchez d’abord les biens.',
  'a-enforcement-state':
    'L’État qui accepte l’arbitrage n’accepte pas pour autant l’exécution. Lisez la renonciation et cherchez des biens à usage commercial.',
  'a-confidentiality':
    'Les audiences sont privées. Le secret des pièces et de la sentence dépend du siège et du règlement ; sous celui de la CCI, le tribunal peut l’ordonner. Convenez-en par écrit.',
  'a-confidentiality-rules':
    'Le règlement de l’institution désignée oblige les parties à la confidentialité.',
  'a-confidentiality-hong-kong':
    'Le droit de Hong Kong interdit aux parties de divulguer la procédure et la sentence, sauf exceptions énumérées (Cap. 609, article 18).',
  'a-interim':
    'Le tribunal peut ordonner aux parties. Avant sa constitution : un arbitre d’urgence, si le règlement en prévoit un, ou le juge.',
  'a-interim-england':
    'Les juridictions d’Angleterre et du pays de Galles prêtent leur appui. Depuis le 1er août 2025, la loi dit que leurs pouvoirs atteignent les tiers, et elle soutient les ordonnances de l’arbitre d’urgence.',
  'a-interim-hong-kong':
    'Depuis le 1er octobre 2019, la partie à un arbitrage siégeant à Hong Kong et conduit par une institution agréée peut demander aux juridictions de Chine continentale de conserver des biens, des preuves ou un état de fait.',
  'a-interim-third':
    'Un tribunal arbitral ne peut obliger une banque ni aucun tiers. Il vous faudra aussi un juge.',
  'a-appeal':
    'La sentence est définitive. Elle peut être annulée pour incompétence ou vice grave de procédure, non parce qu’elle serait erronée.',
  'a-appeal-england':
    'Un siège en Angleterre permet un recours sur un point de droit (article 69), sauf exclusion, ce que font les règlements de la CCI et de la LCIA.',
  'a-control':
    'Vous choisissez avec l’autre partie les arbitres, la langue et le calendrier. Le résultat leur appartient.',
  'a-control-contracts':
    'Plusieurs contrats font plusieurs arbitrages, à moins que leurs clauses concordent et que le règlement permette la jonction.',
  'a-control-parties':
    'Les arbitres doivent être désignés sans léser aucune partie. Mettez-vous tôt d’accord sur la désignation.',
  'a-control-evidence':
    'Les pièces sont chez l’autre partie. Les Règles de l’IBA ne permettent de demander que des catégories étroites, utiles à l’issue.',
  'a-control-evidence-third':
    'La preuve est chez des tiers, qu’un tribunal arbitral ne peut convoquer. Les juges aident inégalement : le § 1782 du titre 28 du code des États-Unis ne sert pas l’arbitrage commercial privé à l’étranger.',
  'l-contract': 'Le contrat désigne un juge, et la plupart des juridictions y tiendront les parties.',
  'l-contract-open':
    'Si la clause n’est pas exclusive, l’autre partie peut saisir ailleurs la première. L’ordre des saisines compte alors.',
  'l-contract-arbitration':
    'Exclu par la clause d’arbitrage, sauf mesures provisoires : le juge doit, si on le lui demande, vous renvoyer à l’arbitrage.',
  'l-contract-none': 'Possible devant tout juge compétent : presque partout, celui du domicile du défendeur.',
  'l-contract-unclear':
    'Possible, si la clause n’est pas lue comme une convention d’arbitrage. Cela se plaiderait d’abord.',
  'l-time': 'De l’acte introductif au jugement de première instance. L’appel s’y ajoute.',
  'l-time-tiered':
    'Le contrat impose des étapes avant la saisine. Les omettre expose à un sursis ou à une fin de non-recevoir : comptez leurs délais.',
  'l-time-unclear': 'La compétence serait plaidée d’abord. Ajoutez trois à six mois.',
  'l-time-weeks':
    'En quelques semaines ne viennent que des mesures provisoires, ou la condamnation pour une dette manifestement incontestable.',
  'l-cost':
    'Frais de justice, avocats, experts. En Angleterre, le perdant paie d’ordinaire une bonne part des frais du gagnant ; ailleurs, souvent beaucoup moins.',
  'l-cost-small':
    'À ce montant, les frais peuvent dépasser la demande. Cherchez une procédure simplifiée ou à frais fixes.',
  'l-cost-evidence':
    'Les pièces sont chez l’autre partie. La procédure de « disclosure » les trouvera, et sera sans doute le premier poste de dépense.',
  'l-enforcement-home':
    'Le juge et les biens sont au même endroit : le jugement s’y exécute sans autorisation étrangère.',
  'l-enforcement-brussels':
    'Dans l’Union européenne, un jugement s’exécute dans un autre État membre sans exequatur (Bruxelles I bis).',
  'l-enforcement-lugano':
    'Entre l’Union européenne et la Suisse, le jugement circule par la Convention de Lugano de 2007.',
  'l-enforcement-hague-2005':
    'Une élection de for exclusive est protégée par la Convention de La Haye de 2005, en vigueur aux deux endroits : les autres juges se dessaisissent et reconnaissent le jugement.',
  'l-enforcement-hague-2019':
    'La Convention de La Haye de 2019 lie l’Union européenne (sans le Danemark ; depuis le 1er septembre 2023) et le Royaume-Uni (depuis le 1er juillet 2025). Elle ne vaut que pour les instances introduites une fois en vigueur des deux côtés.',
  'l-enforcement-hong-kong':
    'Depuis le 29 janvier 2024, les jugements passent entre Hong Kong et la Chine continentale par enregistrement (Cap. 645) et par le texte correspondant, dans une large liste de matières.',
  'l-enforcement-no-treaty':
    'Pour ces deux lieux et ces réponses, nous n’avons pas de traité à citer. Le droit local décide : action sur le jugement, ou examen de la réciprocité. Renseignez-vous là-bas avant d’agir ici.',
  'l-enforcement-check':
    'Le juge ou les biens sont hors de notre liste. Vérifiez si les deux États sont liés par une Convention de La Haye ou un traité bilatéral.',
  'l-enforcement-at-assets':
    'Sans juge désigné, vous pouvez agir là où sont les biens, si une juridiction y est compétente ; le jugement n’a alors pas de frontière à passer.',
  'l-enforcement-barred':
    'N’a d’intérêt que si la clause d’arbitrage tombe. Le juge du lieu des biens serait alors le plus proche.',
  'l-enforcement-unknown':
    'Un jugement vaut ce qu’il peut atteindre. Tant que les biens ne sont pas trouvés, cette ligne reste ouverte.',
  'l-enforcement-state':
    'Un État jouit d’immunités de juridiction et d’exécution, chacune avec ses exceptions. Il faut surmonter les deux.',
  'l-confidentiality':
    'Les audiences sont publiques et la plupart des jugements publiés. En Angleterre, le huis clos doit être nécessaire à la justice (CPR 39.2).',
  'l-interim':
    'Un juge peut geler, conserver et interdire, contre les parties et les tiers, au besoin sans débat préalable. Angleterre : article 37 du Senior Courts Act 1981.',
  'l-interim-europe':
    'Dans les litiges transfrontaliers, l’ordonnance européenne de saisie conservatoire bloque des comptes bancaires dans l’Union (hors Danemark).',
  'l-interim-abroad':
    'Les biens ne sont pas au lieu du juge. Préparez une requête aux deux endroits pour le même jour.',
  'l-appeal': 'En droit, souvent en fait, parfois sur autorisation seulement. Comptez un an ou davantage.',
  'l-control':
    'Le juge, le calendrier et la langue sont donnés. Aucune partie ne peut seule tout arrêter après une demande reconventionnelle.',
  'l-control-parties':
    'Un juge peut appeler des tiers et joindre des demandes connexes, dans les limites de sa compétence.',
  'l-control-evidence':
    'La preuve est chez des tiers : un juge peut les entendre et leur ordonner de produire.',
};
