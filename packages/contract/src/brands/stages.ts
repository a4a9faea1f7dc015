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
export const investorWords = ['yes', 'no', 'rubbish'] as const;
export type InvestorWord = (typeof investorWords)[number];
export const investorWordLabels: Record<InvestorWord, string> = {
  yes: 'Yes, they answered',
  no: 'No, I heard nothing',
  rubbish: 'They wrote, but it was no answer',
};

export const changeStates = ['live', 'waiting', 'approved', 'refused', 'taken back'] as const;
export type ChangeState = (typeof changeStates)[number];

/** A reply rate is public from so many enquiries on, and looks back so many days. */
export const replyRate = { from: 10, days: 90 };

/** An enquiry is to be answered within so many working days. */
export const answerWithinDays = 2;

/** In the review of a listing: what operators ask of the brand, what it answers, and what operators note for themselves. */
export const talkKinds = ['ask', 'answer', 'note'] as const;
export type TalkKind = (typeof talkKinds)[number];

/** So many weeks of figures are shown. */
export const shownWeeks = 12;
