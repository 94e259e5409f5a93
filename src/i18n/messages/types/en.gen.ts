// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.


export const types = {
  home: "Home", section: "Area", page: "Page", graduatePage: "Graduates", marketingPage: "Page", policy: "Policy", faq: "Question", scamAlert: "Fraud alert", person: "Person", deal: "Deal", award: "Award", location: "Location", office: "Office", entity: "Legal entity", sector: "Sector", service: "Service", solution: "Solution", topic: "Topic", publication: "Publication", blogCategory: "Blog category", blogPost: "Blog post", news: "News", work: "Feature or product", workPart: "Chapter", newsletter: "Newsletter",
  event: "Event", trainingSeries: "Training series", trainingItem: "Training", job: "Position", programme: "Programme", jurisdiction: "Jurisdiction", navigatorService: "Navigator service", navigatorRegion: "Navigator region", navigatorChapter: "Navigator jurisdiction", navigatorTopic: "Navigator topic", navigatorCell: "Navigator entry", navigatorArticle: "Navigator article",
};
