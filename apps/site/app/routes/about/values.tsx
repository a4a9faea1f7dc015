import { BadgeCheck, ReceiptText, Store } from 'lucide-react';

const values = [
  {
    icon: ReceiptText,
    title: 'Transparent Information',
    text: 'Investment, payback and space stand in the same place on every brand, so that two offers can be laid side by side.',
  },
  {
    icon: Store,
    title: 'Entrepreneur-First Approach',
    text: 'We write for the person who signs the cheque and opens the shutter: in plain words, with the awkward questions first.',
  },
  {
    icon: BadgeCheck,
    title: 'Quality Over Quantity',
    text: 'A person reads every listing before it is shown. A short list of brands that answer questions beats a long one that does not.',
  },
];

export function Values() {
  return (
    <section aria-labelledby="values-title" className="bg-sunken py-12 lg:py-20">
      <div className="shell">
        <h2 id="values-title" className="text-3xl font-bold lg:text-4xl">
          What we hold to
        </h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-3">
          {values.map(({ icon: Icon, title, text }) => (
            <li key={title} className="border-t-4 border-marigold pt-5">
              <Icon aria-hidden size={32} strokeWidth={1.75} className="text-sign" />
              <h3 className="mt-3 text-xl font-bold">{title}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
