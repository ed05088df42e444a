/** What the organization decides about a license, whatever its source says. */
export const approvalWords = { Pending: 'Approval pending', Yes: 'Approved', No: 'Not approved' };
export const restrictionWords = {
  None: 'No restriction given',
  Unrestricted: 'Unrestricted',
  Restricted: 'Restricted',
};

/** Whether a license needs prescriptive authority, and has it. */
export const prescribingWords: Readonly<Record<string, string>> = {
  RequiredMet: 'Required, on file',
  RequiredNotMet: 'Required, not on file',
  NotRequired: 'Not required',
};
