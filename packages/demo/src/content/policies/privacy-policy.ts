export const privacyPolicy = `
<p><em>Last updated: 17 November 2026</em></p>
<p>This policy says what personal data Naya Outlet collects, why, how long we keep it and what you can do about it. It is
written with the Digital Personal Data Protection Act, 2023 and the rules under it in mind. In the words of that Act you
are the Data Principal and we are the Data Fiduciary; in the words of this page, you and we.</p>

<h2>In short</h2>
<ul>
<li>You can read everything here without giving us your name.</li>
<li>We learn personal data only from four forms, and only what you type into them.</li>
<li>We do not sell data, and we show no advertising that follows you around.</li>
<li>Every acknowledgement we e-mail carries a private link with which you can see, export or erase everything that your
e-mail address has sent us. It works for 30 days; after that its page mails you a new one.</li>
</ul>

<h2>The four forms</h2>
<table>
<thead><tr><th scope="col">Form</th><th scope="col">What we collect</th><th scope="col">Why</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">Enquiry on a franchise page</th><td>Name, e-mail, phone, message, and which franchise it concerns</td><td>To answer you and to put you in touch with that brand</td><td>24 months after you sent it, or until you erase it</td></tr>
<tr><th scope="row">Contact form</th><td>Name, e-mail, phone if you give it, subject, message</td><td>To answer you</td><td>12 months after you sent it, or until you erase it</td></tr>
<tr><th scope="row">Investor registration</th><td>Name, e-mail, phone, preferred location, investment range, preferred industry, business experience if you describe it</td><td>To suggest suitable franchises</td><td>24 months after you sent it, or until you erase it</td></tr>
<tr><th scope="row">Franchise listing</th><td>Name, e-mail, phone and designation of the person who submits; details, logo and pictures of the business</td><td>To review the listing, publish the business details and keep you informed about its status</td><td>Your own details 36 months after you sent them, or until you erase them; the business details while the listing is public</td></tr>
</tbody>
</table>
<p>Fields marked as required are those without which we could not do what you ask. Please do not put identity numbers, bank
details or health information into a message box; we do not need them. Pictures you upload are re-encoded, and hidden data
in them, such as the place where a photograph was taken, is removed.</p>
<p>The basis for using this data is that you give it to us for the purpose stated at the form. You may withdraw at any time,
as easily as you gave it; what was done before then stays lawful.</p>

<h2>What else is recorded</h2>
<ul>
<li><strong>Server logs</strong>: time, address of the page, network address and type of browser, to keep the site running
and to stop abuse. What you type into a form or search for is not in them, nor are private links. Kept for at most 12 months.</li>
<li><strong>In your own browser</strong>: your shortlist, and forms that are still waiting to be sent. They stay on your
device until they are sent or you clear them; we cannot read a shortlist.</li>
<li><strong>Cookies</strong>: none for visitors. Our own staff get one when they sign in to the back office.</li>
</ul>

<h2>Other services</h2>
<p>A video loads from its host only when you press play. The map on the contact page comes from a map provider when it
scrolls into view. The WhatsApp button opens that service. Each of these then sees your network address and follows its own
policy.</p>

<h2>Who sees your data</h2>
<p>Our own team, as far as their work needs it; changes to a record are logged. Your enquiry goes to the
brand you asked about and to no other. Companies that host the site and deliver our mail process data on our instructions.
We disclose data to an authority when the law obliges us to. If a service we use keeps data outside India, we follow the
restrictions which the government sets.</p>

<h2>Your rights</h2>
<ul>
<li><strong>See</strong> what we hold, what we do with it, and with whom we shared it.</li>
<li><strong>Correct</strong>, complete or update it.</li>
<li><strong>Erase</strong> it, unless a law obliges us to keep it.</li>
<li><strong>Withdraw consent</strong>.</li>
<li><strong>Have a grievance heard</strong>, as described below.</li>
<li><strong>Nominate</strong> somebody to use these rights if you die or cannot act.</li>
</ul>
<p>The quickest way is the private link in the acknowledgement we sent you. It opens a page with everything that your e-mail
address has sent us by any of our forms: there you can read it, download it as a file, or erase it, without an account. Do not
pass the link on; whoever has it can do the same. It stops working after 30 days, and its page then offers to mail a new
one to the same e-mail address. If you have lost it, or gave us no e-mail address, write to <a href="mailto:hello@example.in">hello@example.in</a> from the e-mail
address you used. We answer within 30 days.</p>
<p>Erasure takes away what you sent, our notes on it, the mails we stored about it and the names of the files you uploaded. A
listing that was never published goes with its pictures; one that is public stays public, without your name, until you ask us
to take it down. Files are deleted within minutes, and pictures that somebody else uses too stay. What we cannot take back are mails that were
already delivered: to you, to our team, or to the brand you asked about.</p>
<p>After erasure we keep a note that a submission with that reference existed and was erased, without your personal details, and
a keyed fingerprint of your e-mail address. From the fingerprint nobody can read your address; we use it only if we have to
restore a backup, to erase you from it again. Copies in backups disappear as the backups expire. Where a law sets a minimum time for keeping a record, we keep that record
for that time only and use it for nothing else.</p>

<h2>Children</h2>
<p>This site is for adults who may enter into contracts. We do not knowingly collect data of anyone under 18. If you believe
we have, tell us and we erase it.</p>

<h2>Security</h2>
<p>Data travels encrypted, is open only to staff who have signed in, and changes are recorded. No system is perfect: if a
breach concerns you, we inform you and the Data Protection Board as the law requires, in plain words, with what you can do.</p>

<h2>Grievance contact</h2>
<p>Write to the grievance desk at <a href="mailto:hello@example.in">hello@example.in</a>; the steps and times are on
<a href="/page/grievance-redressal">the grievance page</a>. If our answer does not satisfy you, you may complain to the Data
Protection Board of India.</p>

<h2>Changes</h2>
<p>When this policy changes we change the date at the top. If a change would use data you have already given for a new
purpose, we ask you first.</p>

<h2>About this text</h2>
<p>Naya Outlet is a sample company, and this policy is demo content that describes how the software is meant to be run. It is not
legal advice. Before using the site with real people, the operator has to put in real names, addresses and times and have
the text reviewed by a lawyer.</p>
`;
