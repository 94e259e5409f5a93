// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
export const contact = {
  wechat: {
    accounts: "Our official accounts", id: "WeChat ID", copy: "Copy the ID", copied: "Copied", kind: "Account type", subscription: "Subscription account", service: "Service account", rhythm: "How often", code: (d: { name: string | number }) => "QR code of the account " + d.name, codeNote: "Demonstration: the code leads to this entry. A real one would open the account in WeChat.",
    main: { purpose: "Legal alerts in Chinese, and invitations to events in mainland China and Hong Kong.", rhythm: "Twice a week, on Tuesdays and Thursdays", }, campus: { purpose: "Internships, training contracts and campus talks, answered by trainees in Shanghai and Beijing.", rhythm: "Once a month, weekly from September to November", }, articles: "Lately published in Chinese", articlesNote: "What the accounts send out, on this site, in Chinese and without WeChat.", allArticles: "All publications in Chinese",
  },
  thanks: { next: "What happens next", whom: "Whom to ask", neutral: "Have you sent us nothing? Then nothing was recorded by your visit, and you need do nothing.", doubt: "Did a message that surprised you lead you here?", check: "Check whether it is from us", }, confidence: "Please send nothing confidential yet.",
  confidenceText: "Writing to us does not make you a client. Until we have checked for conflicts of interest and confirmed in writing that we act for you, we owe you no duty and cannot treat what you send as confidential.", about: "What is it about?", offices: "Call an office",
};
