/** An act's name in French, by the words of its title in the Official Journal; or ours, which says so. */
type FrenchName = string | { readonly ours: string };

/**
 * Acts of the European Union by what the navigator calls them in English: in French, which is as authentic as English
 * there, by the short title that they have themselves, or else by the words of their whole title that tell them apart.
 */
const frenchNamesOfUnionActs: Readonly<Record<string, FrenchName>> = {
  'Artificial Intelligence Act': 'Règlement sur l’intelligence artificielle',
  'Artificial Intelligence Act (for Swiss makers on the Union’s market)':
    'Règlement sur l’intelligence artificielle (pour les fabricants suisses présents sur le marché de l’Union)',
  'Charter of Fundamental Rights of the European Union':
    'Charte des droits fondamentaux de l’Union européenne',
  'Collective Redundancies Directive': 'Directive relative aux licenciements collectifs',
  'Criteria for designating critical ICT third-party providers':
    'Critères de désignation de prestataires tiers de services TIC comme critiques pour les entités financières',
  'DORA amending directive':
    'Directive modificative en ce qui concerne la résilience opérationnelle numérique du secteur financier',
  'Data Protection Directive':
    'Directive relative à la protection des personnes physiques à l’égard du traitement des données à caractère personnel',
  'Digital Operational Resilience Act (DORA)':
    'Règlement sur la résilience opérationnelle numérique du secteur financier (DORA)',
  'Digital Services Act': 'Règlement sur les services numériques',
  'Directive 2009/136/EC (amending the ePrivacy Directive)':
    'Directive 2009/136/CE (modifiant la directive vie privée et communications électroniques)',
  'Directive on adequate minimum wages':
    'Directive relative à des salaires minimaux adéquats dans l’Union européenne',
  'Directive on copyright in the Digital Single Market':
    'Directive sur le droit d’auteur et les droits voisins dans le marché unique numérique',
  'Directive on transparent and predictable working conditions':
    'Directive relative à des conditions de travail transparentes et prévisibles dans l’Union européenne',
  'EU–US Data Privacy Framework decision':
    'Décision constatant le niveau de protection adéquat assuré par le cadre de protection des données UE–États-Unis',
  'First Working Time Directive':
    'Directive concernant certains aspects de l’aménagement du temps de travail',
  'General Data Protection Regulation': 'Règlement général sur la protection des données',
  'Implementing standards on the register of information':
    'Normes techniques d’exécution en ce qui concerne les modèles types pour le registre d’informations',
  'NIS 2 Directive': 'Directive SRI 2',
  'Platform Work Directive':
    'Directive relative à l’amélioration des conditions de travail dans le cadre du travail via une plateforme',
  'Proposal for a regulation on the screening of foreign investments in the Union':
    'Proposition de règlement relatif au filtrage des investissements étrangers dans l’Union',
  'Proposal for an Artificial Intelligence Act':
    'Proposition de règlement établissant des règles harmonisées concernant l’intelligence artificielle',
  'Regulation amending the Artificial Intelligence Act': {
    ours: 'Règlement modifiant le règlement sur l’intelligence artificielle',
  },
  'Regulation establishing a framework for the screening of foreign direct investments into the Union':
    'Règlement établissant un cadre pour le filtrage des investissements directs étrangers dans l’Union',
  'Regulation on the screening of foreign investments in the Union': {
    ours: 'Règlement relatif au filtrage des investissements étrangers dans l’Union',
  },
  'Regulatory standards on ICT risk management':
    'Normes techniques de réglementation précisant les outils, méthodes, processus et politiques de gestion du risque lié aux TIC',
  'Regulatory standards on subcontracting of ICT services':
    'Normes techniques de réglementation précisant les éléments qu’une entité financière doit déterminer et évaluer lorsqu’elle sous-traite des services TIC',
  'Regulatory standards on the classification of ICT incidents':
    'Normes techniques de réglementation précisant les critères de classification des incidents liés aux TIC et des cybermenaces',
  'Regulatory standards on the reporting of ICT incidents':
    'Normes techniques de réglementation précisant le contenu et les délais pour la notification initiale des incidents majeurs liés aux TIC',
  'Regulatory standards on threat-led penetration testing':
    'Normes techniques de réglementation sur les tests d’intrusion fondés sur la menace',
  'Second Payment Services Directive':
    'Directive concernant les services de paiement dans le marché intérieur',
  'Standard contractual clauses': 'Clauses contractuelles types',
  'Working Time Directive': 'Directive concernant certains aspects de l’aménagement du temps de travail',
  'ePrivacy Directive': 'Directive vie privée et communications électroniques',
};

/** What an act of the Union is called in French: our own words say so. Undefined for one that is not known. */
export function frenchNameOfUnionAct(name: string): string | undefined {
  const known = frenchNamesOfUnionActs[name];
  return typeof known === 'object' ? `${known.ours} (notre traduction)` : known;
}
