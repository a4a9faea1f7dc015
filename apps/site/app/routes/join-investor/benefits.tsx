import { BellRing, Scale, Users } from 'lucide-react';

const benefits = [
  {
    icon: BellRing,
    title: 'Matched to you',
    text: 'Only franchises in your city, within your budget and in the industry you chose.',
  },
  {
    icon: Scale,
    title: 'Figures you can compare',
    text: 'Investment, payback months and space side by side, before you talk to anyone.',
  },
  {
    icon: Users,
    title: 'Straight to the brand',
    text: 'We introduce you to the people who decide, and step aside.',
  },
];

export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="mt-12 lg:mt-16">
      <h2 id="benefits" className="text-3xl font-bold">
        What you get
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title} className="border-t-4 border-marigold pt-5">
            <Icon aria-hidden size={28} className="text-sign" />
            <h3 className="mt-3 text-xl font-bold">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
