import type { LetterOccasion, LetterTemplate } from './letter';

const closing = `

Sincerely,

{{sender}}
{{organization}}`;

const template = (occasion: LetterOccasion, subject: string, text: string): LetterTemplate => ({
  occasion,
  subject,
  text: `Dear {{provider name}}:\n\n${text}${closing}`,
});

/**
 * The letters that the console has by itself, by name. They claim nothing that differs from state to state or from payer to
 * payer: what confidentiality a review has is told by the policy of the organization. A denial states its reason, the right to a
 * hearing or an appeal, and by when and how to ask for it (NCQA CR 6, CR 7): the time limit and the address are the policy’s, which
 * whoever writes fills in. Decisions are told within 30 days (rules.md 17.11).
 */
export const builtInTemplates: Readonly<Record<string, LetterTemplate>> = {
  'Expirables reminder': template(
    'expirables',
    'Credentials that have expired or will expire: {{provider name}}',
    `Our records show that the following has expired or will expire:

{{expiring items}}

Please send us a copy of each renewed document by {{reply by}}. Where you have renewed it already, send us the new document, so that we can update your credentialing file.

If you no longer hold one of these, or if it was not renewed, please tell us.`,
  ),
  'Missing information': template(
    'missing',
    'Information needed for {{request}}: {{provider name}}',
    `We are processing your file for {{request}}. To complete it we need the following:

{{missing items}}

Please send it to us by {{reply by}}. We cannot present your file for a decision before it is complete.

You have the right to be told the status of your application on request, and to correct erroneous information.`,
  ),
  Approval: template(
    'approved',
    'Decision on {{request}}: {{provider name}}',
    `We are pleased to inform you that your file for {{request}} was approved by {{decided by}} on {{decision date}}, for a term of {{term}}.

Recredentialing is due by {{recredentialing due}}. We will contact you before that date.

Please tell us without delay of any change of your license, registrations, board certification, malpractice insurance or practice, and of any action or claim against you.`,
  ),
  'Approval for a shorter term': template(
    'shorter',
    'Decision on {{request}}: {{provider name}}',
    `Your file for {{request}} was approved by {{decided by}} on {{decision date}}, for a term of {{term}}.

Because the term is shorter than a full cycle, recredentialing is due by {{recredentialing due}}. We will contact you before that date.

Please tell us without delay of any change of your license, registrations, board certification, malpractice insurance or practice, and of any action or claim against you.`,
  ),
  'Approval with conditions': template(
    'conditions',
    'Decision on {{request}}: {{provider name}}',
    `Your file for {{request}} was approved by {{decided by}} on {{decision date}}, for a term of {{term}}, with these conditions:

{{conditions}}

Recredentialing is due by {{recredentialing due}}. If you have questions about the conditions, or disagree with them, please contact us. Your rights are described in our credentialing policy, which we send you on request.`,
  ),
  Deferral: template(
    'deferred',
    'Decision on {{request}} deferred: {{provider name}}',
    `Your file for {{request}} was presented to {{decided by}} on {{decision date}}. The decision was deferred until {{deferred until}}, for this reason:

{{reason}}

No decision about your participation has been made. For your file to be presented again we need by {{reply by}}:

{{missing items}}

You have the right to be told the status of your application on request, and to correct erroneous information.`,
  ),
  Denial: template(
    'denied',
    'Decision on {{request}}: {{provider name}}',
    `Your file for {{request}} was presented to {{decided by}} on {{decision date}} and was denied, for this reason:

{{reason}}

You have the right to request a hearing or an appeal of this decision. Ask for it in writing within {{appeal within}}, to:

{{appeal to}}

You may send with it whatever you want to be considered. How a request is heard and decided is described in the credentialing policy of {{organization}}, which is enclosed or sent to you on request.`,
  ),
  'Recredentialing due': template(
    'recredentialing',
    'Recredentialing due {{recredentialing due}}: {{provider name}}',
    `Your recredentialing is due {{recredentialing due}}. To process it we need from you by {{reply by}}:

- your completed and signed recredentialing application with the attestation
- a current certificate of your malpractice insurance
- copies of licenses, registrations and certificates that have been renewed since your last credentialing

Please check that your profile, your practice locations and your contact details are up to date. A file that is not complete by the due date may have to be processed as initial credentialing.`,
  ),
  'General letter': template('free', '{{provider name}}', 'Write your letter here.'),
};
