const claims = [
  {
    figure: '70%',
    claim: 'higher success rate',
    text: 'You open with a name people know, a menu or method that has been tried, and somebody to ring on a bad day.',
  },
  {
    figure: '90+',
    claim: 'industries',
    text: 'From a tea counter to a tuition centre: pick the trade that suits your street and your own hours.',
  },
  {
    figure: '₹10L+',
    claim: 'entry investments',
    text: 'Formats for first shops as well as for whole territories, with the full cost in view before you commit.',
  },
];

export function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="bg-marigold-tint">
      <div aria-hidden="true" className="awning awning-marigold benefits-awning" />
      <div className="shell grid gap-x-16 gap-y-8 py-12 lg:grid-cols-[2fr_3fr] lg:py-20">
        <div>
          <h2 id="benefits-title" className="text-3xl font-bold lg:text-4xl">
            Benefits of franchising
          </h2>
          <p className="mt-3 max-w-md text-lg text-ink-muted">
            You keep the shop and the till. The brand brings the recipe, the training and the
            supply.
          </p>
        </div>
        <dl className="benefit-list">
          {claims.map(({ figure, claim, text }) => (
            <div key={claim}>
              <dt>
                <b>{figure}</b> {claim}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
