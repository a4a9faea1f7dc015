import type { DemoArticle } from './types.ts';

export const loans: DemoArticle = {
  slug: 'mudra-cgtmse-and-how-lenders-see-a-franchise',
  title: 'Mudra, CGTMSE and how a lender looks at a franchise',
  category: 'Money',
  tags: ['loans', 'mudra', 'cgtmse', 'banking'],
  author: 'Meenakshi Rathore',
  meta_description:
    'What Mudra and CGTMSE do and do not do, how a bank reads a franchise proposal, and a ₹9 lakh loan worked through to the EMI and the cover ratio.',
  published: '2026-08-04',
  picture: 'passbook',
  content: `
<p>A branch manager reads a loan file from the bottom up: can this person pay if the plan goes wrong? Then, does the plan
look as if it will go right? The brand’s name comes third. Knowing that order helps you to prepare a file that gets an
answer, and to borrow an amount that lets you sleep.</p>

<h2>Two names you will hear</h2>
<h3>Mudra</h3>
<p>The Pradhan Mantri Mudra Yojana is a government programme under which banks, small finance banks, regional rural
banks, NBFCs and microfinance institutions lend to small non-farm businesses without asking for collateral. You borrow
from the lender, never from “Mudra” directly. The bands at the time of writing:</p>
<table>
<thead><tr><th scope="col">Band</th><th scope="col">Loan amount</th></tr></thead>
<tbody>
<tr><th scope="row">Shishu</th><td>Up to ₹50,000</td></tr>
<tr><th scope="row">Kishore</th><td>Above ₹50,000, up to ₹5 lakh</td></tr>
<tr><th scope="row">Tarun</th><td>Above ₹5 lakh, up to ₹10 lakh</td></tr>
<tr><th scope="row">Tarun Plus</th><td>Above ₹10 lakh, up to ₹20 lakh, for those who have repaid an earlier Tarun loan</td></tr>
</tbody>
</table>
<p>For a first-time owner the practical ceiling is therefore ₹10 lakh. Mudra is not a grant and not an entitlement: the
lender applies its own judgement and its own interest rate. Anyone who offers to “get your Mudra passed” for a fee
should be shown the door; the application itself costs nothing.</p>

<h3>CGTMSE</h3>
<p>The Credit Guarantee Fund Trust for Micro and Small Enterprises stands behind part of a collateral-free loan. If the
borrower fails, the trust makes good a share of the <em>lender’s</em> loss. Three things follow:</p>
<ul>
<li>You still owe everything. The guarantee protects the bank and not you.</li>
<li>There is an annual fee, a percentage of the loan, which lenders commonly pass on. Ask for it in rupees.</li>
<li>Each lender decides whether to use the cover; some activities are excluded, and limits and cover differ by size and
type of borrower. Ask whether your trade is eligible at that branch.</li>
</ul>
<p>Other schemes, central and state, open and close: for women, for SC and ST entrepreneurs, for new units in particular
districts. Your District Industries Centre and the branch will know which are taking applications this quarter.</p>

<h2>How the file is read</h2>
<ol>
<li><strong>You.</strong> Credit score, two or three years of income-tax returns, a year of bank statements, existing
EMIs. A second household income helps more than a glossy plan.</li>
<li><strong>Your own money.</strong> Expect to bring a fair share of the project cost, often between 15% and 30%, and to
show where it comes from. Savings count; a personal loan disguised as savings does not.</li>
<li><strong>The agreement.</strong> Is it signed or at least final? Does its term outlast the loan? A six-year loan on a
five-year agreement worries a lender, and should worry you.</li>
<li><strong>The premises.</strong> A registered lease in your name, also longer than the loan.</li>
<li><strong>What can be sold.</strong> Machines with invoices have some value. Interiors and franchise fees have almost
none, so many lenders finance machines willingly and the fee not at all.</li>
<li><strong>The brand.</strong> Audited accounts, age, number of outlets open and <em>closed</em>, and the actual figures
of two or three comparable outlets.</li>
</ol>

<h2>A ₹9 lakh loan, worked through</h2>
<p>Take the outlet from <a href="/blog/payback-arithmetic-worked-example">our payback example</a>: ₹15 lakh in all. The
owner puts in ₹6 lakh and borrows ₹9 lakh for five years. We assume 11% a year; your rate will differ.</p>
<table>
<thead><tr><th scope="col">Term</th><th scope="col">EMI (₹)</th><th scope="col">Total paid (₹)</th><th scope="col">Interest (₹)</th></tr></thead>
<tbody>
<tr><th scope="row">60 months</th><td>19,568</td><td>11,74,091</td><td>2,74,091</td></tr>
<tr><th scope="row">84 months</th><td>15,410</td><td>12,94,456</td><td>3,94,456</td></tr>
</tbody>
</table>
<p>Lenders compare the cash available for repayment with the repayment itself, the debt service cover ratio. The shop
leaves ₹52,373 in a settled month. If the family draws ₹20,000, ₹32,373 is available: 32,373 ÷ 19,568 = 1.65. Many
lenders like to see something around 1.5 or better.</p>
<p>Now the poor case, 120 bills a day instead of 150. The shop leaves ₹16,198, and the EMI alone is ₹19,568: a cover of
0.83 even if the family draws nothing. The gap is ₹3,370 a month plus household costs. So the question is not whether
the bank will lend ₹9 lakh. It is how many months at 120 bills you can stand.</p>
<blockquote><p>Borrow what the bad case can carry. With ₹5 lakh over 60 months at 11% the EMI is ₹10,871, and even 120
bills a day would cover it one and a half times, before the family draws anything.</p></blockquote>

<h2>Ask for these terms</h2>
<ul>
<li><strong>Moratorium.</strong> Three to six months in which you pay interest only, starting from the first drawdown.
Fit-outs run late.</li>
<li><strong>Drawdown in stages</strong>, paid straight to vendors against invoices. It protects you as much as the
bank.</li>
<li><strong>A term loan and a small working-capital limit</strong>, kept apart. Using a five-year loan to buy milk is
expensive; using an overdraft to buy a freezer is dangerous.</li>
<li><strong>No prepayment penalty</strong>, in writing.</li>
<li><strong>Insurance by your own choice.</strong> You can ask whether the policy offered with the loan is compulsory,
and compare.</li>
</ul>

<h2>The file to carry</h2>
<p>Identity and address proofs; PAN; Udyam registration; returns and statements; the draft franchise agreement; the draft
lease; quotations for machines with GST; a one-page monthly forecast with a good, middle and poor case; and a short note
on why this pavement and this brand. The poor case impresses more than the good one, because few applicants bring it.</p>
<p>If a lender says no, ask for the reason and fix that one thing. If two lenders say no for the same reason, they have
done your due diligence free of charge. Scheme limits, fees and rates here are as we understand them in 2026: confirm
them at the branch and with a chartered accountant before you rely on them, and see
<a href="/blog/what-15-lakh-really-buys">what ₹15 lakh really buys</a> before you decide to borrow at all.</p>
`,
};
