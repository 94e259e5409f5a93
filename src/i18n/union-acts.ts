/**
 * Acts of the European Union by what the navigator calls them in English: their French titles, as authentic as the
 * English ones, by those words of them by which they are cited.
 */
export const frenchTitlesOfUnionActs: Readonly<Record<string, string>> = {
  'Artificial Intelligence Act': 'Règlement sur l’intelligence artificielle',
  'Artificial Intelligence Act (for Swiss makers on the Union’s market)':
    'Règlement sur l’intelligence artificielle (pour les fabricants suisses présents sur le marché de l’Union)',
  'Charter of Fundamental Rights of the European Union':
    'Charte des droits fondamentaux de l’Union européenne',
  'Collective Redundancies Directive': 'Directive sur les licenciements collectifs',
  'Criteria for designating critical ICT third-party providers':
    'Critères de désignation des prestataires tiers critiques de services TIC',
  'DORA amending directive': 'Directive modificative accompagnant le règlement DORA',
  'Data Protection Directive': 'Directive sur la protection des données',
  'Digital Operational Resilience Act (DORA)': 'Règlement sur la résilience opérationnelle numérique (DORA)',
  'Digital Services Act': 'Règlement sur les services numériques',
  'Directive 2009/136/EC (amending the ePrivacy Directive)':
    'Directive 2009/136/CE (modifiant la directive vie privée et communications électroniques)',
  'Directive on adequate minimum wages': 'Directive relative à des salaires minimaux adéquats',
  'Directive on copyright in the Digital Single Market':
    'Directive sur le droit d’auteur dans le marché unique numérique',
  'Directive on transparent and predictable working conditions':
    'Directive relative à des conditions de travail transparentes et prévisibles',
  'EU–US Data Privacy Framework decision': 'Décision sur le cadre de protection des données UE–États-Unis',
  'First Working Time Directive': 'Première directive sur l’aménagement du temps de travail',
  'General Data Protection Regulation': 'Règlement général sur la protection des données',
  'Implementing standards on the register of information':
    'Normes techniques d’exécution sur le registre d’informations',
  'NIS 2 Directive': 'Directive SRI 2',
  'Platform Work Directive':
    'Directive relative à l’amélioration des conditions de travail dans le cadre du travail via une plateforme',
  'Proposal for an Artificial Intelligence Act': 'Proposition de règlement sur l’intelligence artificielle',
  'Regulation amending the Artificial Intelligence Act':
    'Règlement modifiant le règlement sur l’intelligence artificielle',
  'Regulation establishing a framework for the screening of foreign direct investments into the Union':
    'Règlement établissant un cadre pour le filtrage des investissements directs étrangers dans l’Union',
  'Regulation on the screening of foreign investments in the Union':
    'Règlement relatif au filtrage des investissements étrangers dans l’Union',
  'Regulatory standards on ICT risk management':
    'Normes techniques de réglementation sur la gestion du risque lié aux TIC',
  'Regulatory standards on subcontracting of ICT services':
    'Normes techniques de réglementation sur la sous-traitance de services TIC',
  'Regulatory standards on the classification of ICT incidents':
    'Normes techniques de réglementation sur la classification des incidents liés aux TIC',
  'Regulatory standards on the reporting of ICT incidents':
    'Normes techniques de réglementation sur la notification des incidents liés aux TIC',
  'Regulatory standards on threat-led penetration testing':
    'Normes techniques de réglementation sur les tests de pénétration fondés sur la menace',
  'Second Payment Services Directive': 'Deuxième directive sur les services de paiement',
  'Standard contractual clauses': 'Clauses contractuelles types',
  'Working Time Directive': 'Directive sur l’aménagement du temps de travail',
  'ePrivacy Directive': 'Directive vie privée et communications électroniques',
};
