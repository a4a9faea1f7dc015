/** How far a brand and an investor have come; the last two are ends. */
export const brandStages = ['new', 'talking', 'visiting', 'signed', 'not-a-fit'] as const;
export type BrandStage = (typeof brandStages)[number];
export const brandStageLabels: Record<BrandStage, string> = {
  new: 'New',
  talking: 'Talking',
  visiting: 'Visiting',
  signed: 'Signed',
  'not-a-fit': 'Not a fit',
};

/** Answered by a reply that we mailed, or by the brand's own means. */
export const answerKinds = ['reply', 'marked'] as const;

/** An investor says this, a week later, of the brand's answer. */
export const feedbackOptions = ['yes', 'no', 'rubbish'] as const;
export type InvestorFeedback = (typeof feedbackOptions)[number];
export const investorFeedbackLabels: Record<InvestorFeedback, string> = {
  yes: 'Yes, they answered',
  no: 'No, I heard nothing',
  rubbish: 'They wrote, but it was no answer',
};

export const changeStates = ['live', 'waiting', 'approved', 'refused', 'taken back'] as const;
export type ChangeState = (typeof changeStates)[number];

/** An operator decides this where brand and investor disagree. */
export const rulings = ['answered', 'not answered'] as const;
export type Ruling = (typeof rulings)[number];

/** The link by which the sender of an enquiry confirms it works for so many days. */
export const confirmableDays = 30;

/** A reply rate is public from so many counted enquiries on, and looks back so many days. */
export const replyRate = { from: 10, days: 90 };

/** An enquiry is to be answered within so many working days. */
export const answerWithinDays = 2;

/** In the review of a listing: what operators ask of the brand, what it answers, and what operators note for themselves. */
export const reviewMessageKinds = ['ask', 'answer', 'note'] as const;
export type ReviewMessageKind = (typeof reviewMessageKinds)[number];

/** So many weeks of figures are shown. */
export const shownWeeks = 12;

/** Who writes to each other about an enquiry. */
export const threadSides = ['brand', 'investor'] as const;
export type ThreadSide = (typeof threadSides)[number];
