import type { TermsParts } from './agreement-versions.ts';

/** By version. What was in force once is never changed. */
export const englishTerms: Record<string, TermsParts> = {
  '2026-11-26': {
    services: {
      title: 'Terms',
      lead: 'The rules for using this marketplace and for appointments with providers.',
      sections: [
        {
          title: 'What this is about',
          text: [
            'We run a marketplace. Contracts about services and property are made between the parties, not with us. Who we are is said in the [legal notice](impressum).',
            'This page holds for everybody and for appointments with providers. For property the [terms for property](propertyTerms) hold as well, and for all who offer something themselves the [terms for business customers](businessTerms).',
          ],
        },
        {
          title: 'Account',
          text: [
            'You can search, ask and book without an account. An account belongs to one e-mail address and to one person.',
            'The details you give must be true and up to date. Keep your password to yourself.',
            'You can [delete](deleteAccount) your account yourself at any time. What goes and what has to stay is said there beforehand.',
          ],
        },
        {
          title: 'What it costs',
          text: ['For customers, everything is free of charge, cancelling and moving an appointment included.'],
        },
        {
          title: 'How a contract about an appointment is made',
          text: [
            'Your contract is with the business. Who it is is said on its profile, in the summary before booking and in the confirmation.',
            '- Immediate booking: the contract is made as soon as you tap “Book with obligation to pay”.',
            '- Request: with “Send binding request” you ask bindingly. The contract is made when the business accepts. After 24 hours, or 2 hours before the start, the request expires, and until the answer you can take it back.',
            'While you fill in your details we keep the chosen time free for 10 minutes. That makes no contract yet.',
            'The price is shown before booking, with the travel, and includes VAT where the business charges it. You pay the business directly; how is said on its profile and in the summary. If the business asks for a deposit, that goes directly to it, too; how much, by when, and what holds without it and after a cancellation is shown before booking.',
          ],
        },
        {
          title: 'Cancelling and moving',
          text: [
            'Until when you can cancel or move an appointment is said by the business for each service. The time is shown before booking and in the confirmation. In the first 10 minutes after booking both are always possible, as long as the appointment has not begun.',
            'Another time that the business proposes counts only when you agree. If the business cancels, you are told at once.',
          ],
        },
        {
          title: 'Withdrawal',
          text: [
            'The business informs you about the right of withdrawal before booking and in the confirmation. It holds towards businesses, not towards private persons, who are marked as such.',
            'You can withdraw at any time under “[Withdraw from a contract](withdrawal)”, also without signing in. You get a confirmation with date and time at once.',
          ],
        },
        {
          title: 'Content and reviews',
          text: [
            'What may appear here is said in the [rules for content](rules). How reviews come about and are checked is said under “[How we check reviews](reviewsPolicy)”, how results are ordered under “[How results are ordered](ranking)”.',
            'What you write and upload stays yours. You allow us to show it on the marketplace as long as it is published there.',
          ],
        },
        {
          title: 'Reporting, suspending, complaining',
          text: [
            'Everything that others have published can be reported, without an account. A person decides, and both sides learn the reasons. [How we decide on reports](reportFigures).',
            'If somebody breaks these rules or the law, we can hide or remove their content and suspend their account. We tell them the reason and what it rests on.',
            'Whoever sees a decision on a report otherwise can complain for 6 months, free of charge. The way to a dispute settlement body or to court stays open.',
          ],
        },
        {
          title: 'Liability',
          text: [
            'We are fully liable for intent and gross negligence; otherwise only for the breach of essential duties, and limited to the typical damage. Liability for life, body and health and under the product liability law is not affected.',
          ],
        },
        {
          title: 'Changes',
          text: [
            'If we change these terms, we write an e-mail to everybody with an account at least 15 days ahead. For an appointment, the terms hold that held when it was booked.',
          ],
        },
        {
          title: 'Law and disputes',
          text: [
            'You keep the mandatory rights that the country where you live gives to consumers. Whether we take part in proceedings before a consumer arbitration board is said in the [legal notice](impressum#streit).',
          ],
        },
      ],
    },
    property: {
      title: 'Terms for property',
      lead: 'Beside the general terms: for listings in the Philippines, for all who look at them and for all who list.',
      sections: [
        {
          title: 'Our part',
          text: [
            'We show listings and deliver messages. We are neither a broker nor a party to a purchase or a lease, and we never take money for a property.',
            'What a listing says is said by the seller. Have documents shown to you before you sign or pay: [How to tell a fraud](fraud).',
          ],
        },
        {
          title: 'Who may list',
          text: [
            'Owners, licensed brokers, salespersons under a broker and developers may list, each as what they are. Whoever lists for others must have been asked to.',
            'A listing becomes public once the e-mail address is confirmed.',
          ],
        },
        {
          title: 'What a listing has to say',
          text: [
            '- It describes a property that exists and that can be had.',
            '- The price is the one at which you sell or let, in pesos; a rent is per month.',
            '- Location, area, type of title and who may buy are true as far as you state them. The location may be shown approximately.',
            '- The images show this property, and you may use them.',
            'The old price of a listing does not come from you: it is the highest one at which it was public for 14 days or more altogether.',
          ],
        },
        {
          title: 'What we check',
          text: [
            'We check identity documents and licenses if sellers submit them, and say on the listing what was checked, with the day. Where nothing was checked it says “Not checked”. A check says who somebody is, not whether the property is theirs.',
            'As long as a seller is not checked, we can hold a listing if its images are those of somebody else, or if several accounts share a phone number, a bank account or a document. Then a person decides, and the seller is told.',
          ],
        },
        {
          title: 'How long a listing is public',
          text: [
            'With Basic 30 days, with Premium and Developer 90 days. 7 days and 1 day before the end we remind you by e-mail; the link in it renews. You can pause, change and withdraw at any time.',
          ],
        },
        {
          title: 'Order',
          text: [
            'No plan and no payment moves a listing up. How listings are ordered is said under “[How results are ordered](ranking#immobilien)”.',
          ],
        },
        {
          title: 'Messages',
          text: [
            'Messages between visitors and sellers are about the property in question. Whoever asks for money before a viewing, asks for codes or leads people off the site has to expect a warning beside the message, and a person of ours who looks at it.',
          ],
        },
        {
          title: 'Plans, suspension and complaint',
          text: [
            'What plans cost, and how an account is suspended or ended, is said in the [terms for business customers](businessTerms). Reports and complaints are treated as the [general terms](terms) describe.',
          ],
        },
      ],
    },
    business: {
      title: 'Terms for business customers',
      lead: 'Beside the general terms: for providers and sellers. Plans, order, data, suspension and complaint.',
      sections: [
        {
          title: 'For whom this holds',
          text: [
            'For all who offer services or property here. Everything that is said here about suspension, reasons and complaint holds for the private persons among them in the same way.',
            'Providers say whether they offer as a business. Whoever does gives legal form, address, phone, e-mail, VAT and, where needed, register, supervising authority and qualification. These details are public and must be true.',
          ],
        },
        {
          title: 'Plans and prices',
          text: [
            'The plans for providers cost €0, €4.99 or €9.99 per month, VAT included, those for sellers ₱0, ₱499 or ₱1,999 per month. What they contain is said under “[Become a provider](becomeProvider)”.',
            'A paid plan can be tried once for 30 days. The trial ends by itself; afterwards the smallest plan holds if you order nothing. Only “Order with obligation to pay” is an order. Before it you see from when it counts and what the next invoices will say.',
            'What a smaller plan cannot hold becomes a draft. Nothing is deleted.',
          ],
        },
        {
          title: 'Commission instead of the fee',
          text: [
            'With Gold you can choose a commission instead of the fee: 5 % of the price, without the travel, of the first completed appointment of a person whom we brought. It is due a single time for each person, and not again after years.',
            'Whoever comes by your own link or QR code, whom you enter yourself or have in your client file already, costs nothing. Each line says where the person came from; for 7 days you can object before it is billed.',
          ],
        },
        {
          title: 'Invoices and late payment',
          text: [
            'We issue invoices on the first for the month before, as a PDF with an e-invoice; they are to be paid within 14 days. After 7 and after 21 days we remind you. The second reminder names the day, 30 days later, on which the account falls to the smallest plan if nothing comes.',
            'If you have given us a SEPA mandate, we collect the amount on the day that stands on the invoice. You can end it at any time under “[Invoices](invoices)”.',
          ],
        },
        {
          title: 'Order',
          text: [
            'By what we order, and how much it counts, is said under “[How results are ordered](ranking)”. Plan, fee and commission do not count, and nobody can buy a place.',
            'We offer no services and no property ourselves and prefer nobody. We sell no services of other companies beside yours.',
          ],
        },
        {
          title: 'Data',
          text: [
            'You see everything that belongs to your appointments, inquiries, reviews and invoices, and the figures of your profile and your listings. You can download your client file and your invoices as a table, and everything about your account as a file.',
            'You are responsible for your client file; we process it on your behalf. The [contract about the processing of client data](processing) applies to it. Other providers see nothing of it. What else we keep, and for what, is said under “[Privacy](privacy)”.',
            'If your account ends, download beforehand what you want to keep. What has to stay afterwards is said where you [delete](deleteAccount) it.',
          ],
        },
        {
          title: 'Your appointments',
          text: [
            'You keep what you have accepted, at the price that was named. You answer requests within 24 hours. You cancel as soon as you know that you have to.',
            'Reviews cannot be deleted for being bad, and not bought. You can answer each of them once in public.',
          ],
        },
        {
          title: 'Suspension and end',
          text: [
            'We can hide or remove content and suspend an account if these terms, the [rules for content](rules) or a law are broken. With the decision you get the reasons and what it rests on by e-mail. Once a suspension is lifted, what was public before is public again.',
            'If we end an account, we name the reason and the day, at least 30 days ahead. Until then it works as always.',
            'You can stop at any time without notice. The fee is due up to that day.',
          ],
        },
        {
          title: 'Complaint and mediation',
          text: [
            'Against every decision about something of yours you can complain for 6 months, free of charge: by the link in the e-mail or under “[Reports and decisions](decisions)”. Where it is possible, another person decides. Against a suspension that does not rest on a report, please turn to us under [Contact](contact).',
            'If we do not agree, you can turn to the mediators who are named in the [legal notice](impressum#streit).',
          ],
        },
        {
          title: 'Taxes',
          text: [
            'What providers earn through the marketplace we report where the law asks for it, and ask for the details that this needs. What exactly is said under “[What we report](reporting)”.',
          ],
        },
        {
          title: 'Changes',
          text: [
            'We announce changes by e-mail at least 15 days ahead. Until they hold you can leave; what you did before follows the terms as they were.',
          ],
        },
      ],
    },
  },
};
