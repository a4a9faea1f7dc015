import { useFrame } from '../../data/use-frame.ts';

export function Benefits() {
  const { claims } = useFrame();
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
