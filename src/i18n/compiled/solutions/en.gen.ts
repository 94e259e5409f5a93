// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.


export const solutions = {
  approach: "What we do", pricing: "Price", works: "Tools", part: "Solution", words: "As clients put it", duration: "Takes", from: "Price begins at", tools: "Tools", team: "Who does it", questions: "Questions asked before instructing us", below: "May be bought by itself", others: "Other solutions", compare: "Compared", start: "Begin with a conversation",
};
