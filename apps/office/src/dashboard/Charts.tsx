import type { OfficeRole } from '@naya/contract/accounts/roles';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { colours } from '../theme.ts';
import { BarsCard } from './BarsCard.tsx';
import { ChartCard } from './ChartCard.tsx';
import { axis, cursor } from './chart-looks.ts';
import { byAge, byDay, byJobState, byMailState, sum, type Figures } from './figures.ts';

const kinds = {
  enquiry: colours.sign,
  investor: colours.marigold,
  contact: colours.indigo,
  listing: colours.brick,
};
const tones = { failed: colours.brick, waiting: colours.marigold };

type Props = { figures: Figures; role: OfficeRole | undefined };

/** The charts, each with its numbers as a table for those who do not see it. */
export default function Charts({ figures, role }: Props) {
  const [now] = useState(() => new Date());
  const waiting = sum(figures.awaitingReview);
  const failed = sum(figures.jobs.filter(({ state }) => state === 'failed'));
  return (
    <>
      <ChartCard
        title="Submissions per day"
        rows={figures.perDay.map(({ day, kind, count }) => [`${day}, ${kind}`, count])}
      >
        <ResponsiveContainer height={260}>
          <BarChart data={byDay(figures.perDay, now)} accessibilityLayer={false}>
            <CartesianGrid stroke={colours.line} vertical={false} />
            <XAxis dataKey="day" tick={axis} minTickGap={12} />
            <YAxis allowDecimals={false} width={32} tick={axis} />
            <Tooltip cursor={cursor} />
            <Legend />
            {Object.entries(kinds).map(([kind, fill]) => (
              <Bar key={kind} dataKey={kind} stackId="all" fill={fill} isAnimationActive={false} />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </ChartCard>
      <BarsCard
        title="Open leads by age"
        rows={byAge(figures.openByAge).map(({ age, count }) => [age, count])}
        empty="No lead is open."
      />
      {role !== 'agent' && (
        <BarsCard
          title="Listings awaiting review"
          rows={byAge(figures.awaitingReview).map(({ age, count }) => [age, count])}
          empty="Nothing waits for a review."
          action={
            <Button href="#/review" variant="contained" size="small" disabled={waiting === 0}>
              Review {waiting}
            </Button>
          }
        />
      )}
      <BarsCard
        title="Most asked for, 30 days"
        rows={figures.mostAsked.map(({ name, count }) => [name, count])}
        empty="Nobody has asked for a franchise yet."
        colour={colours.marigold}
      />
      <BarsCard
        title="Mail, 30 days"
        rows={byMailState(figures.mails).map(({ state, count }) => [state, count])}
        empty="No mail was written yet."
        tones={tones}
      />
      <BarsCard
        title="Queue"
        rows={byJobState(figures.jobs).map(({ state, count }) => [state, count])}
        empty="All work is done."
        tones={tones}
        action={
          role === 'owner' && failed > 0 && <Button href="#/work">Look at what failed</Button>
        }
      />
    </>
  );
}
