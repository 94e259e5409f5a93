/** The sentence of each rule. English names the rules; every other language says the same. */
export const reasonsEn = {
  'n-contract': 'Always open. Nothing said in it needs a clause, and nothing stops either side from leaving.',
  'n-contract-tiered':
    'The contract asks for it first. Give the notices that it names and keep proof of every date.',
  'n-time': 'Weeks, if somebody on each side may decide. Set a last day at the first meeting.',
  'n-cost': 'Your own colleagues’ hours, and a lawyer for the offer and the wording of the settlement.',
  'n-enforcement':
    'A settlement is a contract. If it is broken you sue on it, by the route that it names: write one in.',
  'n-confidentiality':
    'Private by nature. Mark offers “without prejudice” and agree in writing that they stay so.',
  'n-interim': 'Nobody can be ordered to do anything. A standstill agreement helps, if they will sign it.',
  'n-appeal': 'None, and no need of one: nobody decides but the parties.',
  'n-control': 'You decide whether, when and on what terms.',
  'n-control-goes-on':
    'Only an agreement can settle the past and rewrite the future of a contract that goes on.',
  'm-contract':
    'Needs the other side’s consent, which may be asked for at any time, also during proceedings.',
  'm-contract-tiered':
    'The contract puts steps of this kind first. Check which, and the days allowed for them.',
  'm-contract-ordered':
    'The courts of England and Wales may stay a claim or order the parties to try it, in proportion and without closing the door to a trial.',
  'm-time':
    'One or two days of meeting, and six to ten weeks to prepare: mediator, papers, authority to settle.',
  'm-time-parties': 'With more than two parties, finding the day takes longer than the mediation. Ask early.',
  'm-cost': 'The mediator’s fee, usually shared, and some days of preparation.',
  'm-enforcement':
    'A settlement binds as a contract. Where proceedings are pending it can be made a consent award or order. The Singapore Convention enforces it directly in its member States: look whether the place of the assets has joined.',
  'm-enforcement-directive':
    'In the European Union the parties may together ask that a mediated settlement be made enforceable.',
  'm-enforcement-singapore':
    'Singapore is party to the Singapore Convention: a mediated international settlement is enforced there without a new case.',
  'm-confidentiality':
    'Mediators’ rules and agreements protect what is said; in cross-border cases in the European Union so does a directive.',
  'm-interim':
    'A mediator orders nothing. Mediating does not stop you from asking a court for protection meanwhile.',
  'm-appeal': 'None: what is agreed is agreed.',
  'm-control': 'The mediator leads the talks; the terms remain yours.',
  'm-control-goes-on': 'The terms may be what no tribunal can order: a new price, a new date, an apology.',
  'a-contract':
    'The contract names it. A court seised of the claim must, if asked, refer the parties to arbitration unless the clause is void or cannot be performed.',
  'a-contract-court': 'The contract names a court. Arbitration needs a new agreement, signed by both sides.',
  'a-contract-none':
    'Nothing was agreed. Arbitration needs an agreement made now, when the parties already distrust each other: offer one that favours nobody.',
  'a-contract-unclear':
    'The clause may or may not be an arbitration agreement. Propose one that leaves no doubt before anybody files.',
  'a-contract-no-seat':
    'No seat is named. Try to agree one; otherwise the institution or the tribunal chooses, and with the seat the courts that supervise.',
  'a-time':
    'From the request to the award; forming the tribunal takes one to three months of it. ICC cases that ended by final award in 2020 had taken 26 months on average, 22 at the median.',
  'a-time-expedited':
    'For smaller sums the rules of this institution have an expedited procedure. Ask whether it applies to a clause of your date.',
  'a-time-tiered':
    'The contract puts steps before the request. If they are left out, the case may be stayed: count their days.',
  'a-time-unclear':
    'Whether there is an agreement to arbitrate would be argued first. Three to six months are added.',
  'a-time-weeks': 'No tribunal reaches the merits in weeks. Only interim measures come so quickly.',
  'a-cost':
    'The parties pay the tribunal and any institution in advance. At the end the tribunal usually divides the costs by result.',
  'a-cost-small':
    'At this sum three arbitrators cost more than they can be worth. Ask for one, on documents.',
  'a-enforcement-home':
    'Seat and assets are in one place: the award is enforced by the courts there, without a treaty.',
  'a-enforcement-new-york':
    'The New York Convention of 1958 is in force for every place that this tool names. Enforcement may be refused on few grounds, and never because the award is wrong.',
  'a-enforcement-hong-kong':
    'Between Hong Kong and the Mainland awards are enforced by an arrangement of their own, modelled on the New York Convention.',
  'a-enforcement-check':
    'Seat or assets lie outside our list, or the seat is open. Look whether both States are party to the New York Convention.',
  'a-enforcement-unknown':
    'The answer depends on where the money is. Most trading States are party to the New York Convention; find the assets first.',
  'a-enforcement-state':
    'A State that agreed to arbitrate has not thereby agreed to execution. Read the waiver, and look for commercial property.',
  'a-confidentiality':
    'Hearings are private. Whether papers and award are secret depends on seat and rules; under the ICC Rules a tribunal may order it. Agree it in writing.',
  'a-confidentiality-rules': 'The rules of the institution named bind the parties to confidentiality.',
  'a-confidentiality-hong-kong':
    'Hong Kong law forbids the parties to disclose the proceedings and the award, with listed exceptions (Cap. 609, section 18).',
  'a-interim':
    'A tribunal may order the parties. Before it is formed: an emergency arbitrator, where the rules have one, or a court.',
  'a-interim-england':
    'The courts of England and Wales act in support. Since 1 August 2025 the statute says that their powers reach third parties, and it backs the orders of emergency arbitrators.',
  'a-interim-hong-kong':
    'Since 1 October 2019 a party to a Hong Kong arbitration run by a listed institution may ask the Mainland courts to preserve assets, evidence or conduct.',
  'a-interim-third':
    'A tribunal cannot bind a bank or anybody else who is not a party. You will need a court as well.',
  'a-appeal':
    'The award is final. It may be set aside for want of jurisdiction or grave faults of procedure, not because it is wrong.',
  'a-appeal-england':
    'A seat in England allows an appeal on a point of law (section 69) unless it is excluded, as the ICC and LCIA rules do.',
  'a-control':
    'You choose the arbitrators, the language and the calendar with the other side. The result is theirs.',
  'a-control-contracts':
    'Several contracts mean several arbitrations unless their clauses match and the rules allow them to be joined.',
  'a-control-parties':
    'Each arbitrator must be chosen so that no party is worse off. Agree on appointment early.',
  'a-control-evidence':
    'The documents lie with the other side. Under the IBA Rules you may ask only for narrow categories that matter to the outcome.',
  'a-control-evidence-third':
    'The evidence lies with others, whom a tribunal cannot summon. Courts help unevenly: 28 U.S.C. § 1782 does not serve private commercial arbitration abroad.',
  'l-contract': 'The contract names a court, and most courts will hold the parties to it.',
  'l-contract-open':
    'If the clause is not exclusive, the other side may sue elsewhere first. Who files first then matters.',
  'l-contract-arbitration':
    'Barred by the arbitration clause, save for interim orders: a court must, if asked, send you to arbitration.',
  'l-contract-none':
    'Open wherever a court has jurisdiction: in most places, where the defendant is at home.',
  'l-contract-unclear':
    'Possible, if the clause is not read as an agreement to arbitrate. That would be argued first.',
  'l-time': 'From the claim to judgment at first instance. An appeal comes on top.',
  'l-time-tiered':
    'The contract puts steps before the claim. If they are left out, the case may be stayed: count their days.',
  'l-time-unclear': 'Jurisdiction would be argued first. Three to six months are added.',
  'l-time-weeks':
    'Only interim orders come in weeks, or judgment on a debt to which there is plainly no defence.',
  'l-cost':
    'Court fees, lawyers, experts. In England the loser usually pays a good part of the winner’s costs; in many places, much less of them.',
  'l-cost-small': 'At this sum costs can exceed the claim. Look for a track for small or fixed-cost cases.',
  'l-cost-evidence':
    'The documents lie with the other side. Disclosure will find them, and is likely to be the largest item of the bill.',
  'l-enforcement-home':
    'Court and assets are in one place: a judgment is enforced there without asking anybody’s leave.',
  'l-enforcement-brussels':
    'Within the European Union a judgment is enforced in another member State without a declaration (Brussels I Recast).',
  'l-enforcement-lugano':
    'Between the European Union and Switzerland a judgment travels by the Lugano Convention of 2007.',
  'l-enforcement-hague-2005':
    'An exclusive choice of court is protected by the Hague Convention of 2005, in force for both places: other courts must decline, and recognise the judgment.',
  'l-enforcement-hague-2019':
    'The Hague Convention of 2019 joins the European Union (without Denmark; since 1 September 2023) and the United Kingdom (since 1 July 2025). It covers only proceedings begun once it was in force for both.',
  'l-enforcement-hong-kong':
    'Since 29 January 2024 judgments pass between Hong Kong and the Mainland by registration (Cap. 645) and its counterpart, within a wide list of matters.',
  'l-enforcement-no-treaty':
    'We have no treaty to name for this pair on these facts. Local law decides: an action on the judgment, or a test of reciprocity. Ask there before you file here.',
  'l-enforcement-check':
    'The court or the assets lie outside our list. See whether both States are party to a Hague Convention or to a treaty of their own.',
  'l-enforcement-at-assets':
    'With no court named you may sue where the assets are, if a court there has jurisdiction; the judgment then has no border to cross.',
  'l-enforcement-barred':
    'Of interest only if the arbitration clause falls away. A court where the assets are would then be the nearest.',
  'l-enforcement-unknown':
    'A judgment is worth what it can reach. Until the assets are found this row cannot be filled in.',
  'l-enforcement-state':
    'A State has immunity from suit and from execution, each with exceptions of its own. Both must be met.',
  'l-confidentiality':
    'Courts sit in public and most judgments are published. In England a private hearing must be necessary for justice (CPR 39.2).',
  'l-interim':
    'A court can freeze, preserve and forbid, against parties and third parties, at need without notice. England: section 37 of the Senior Courts Act 1981.',
  'l-interim-europe':
    'A European Account Preservation Order can hold bank accounts across the Union (not in Denmark) in cross-border cases.',
  'l-interim-abroad':
    'The assets are not where the court is. Prepare an application in both places for the same day.',
  'l-appeal': 'On law, often on facts, in many places only with leave. Count a year or more.',
  'l-control':
    'The court gives the judge, the calendar and the language. Neither side can stop once a counterclaim is in.',
  'l-control-parties':
    'A court can add parties and hear connected claims together, as far as its jurisdiction reaches.',
  'l-control-evidence': 'The evidence lies with others: a court can summon them and order them to produce.',
};

export type ReasonId = keyof typeof reasonsEn;
export type Reasons = { readonly [R in ReasonId]: string };
