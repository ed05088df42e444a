// Generated from src/api/openapi.yaml by `npm run generate`. Do not edit.

import { sameRecord } from './ids';
import { useWrite, write } from './query';

/** PATCH /providers/{providerId} */
export const updateProvider = /* @__PURE__ */ write('updateProvider', 'Providers', 'PATCH', '/providers/{providerId}', sameRecord);
export const useUpdateProvider = () => useWrite(updateProvider);

/** POST /monitors/bulk/sanctions-and-exclusions */
export const createSanctionsMonitors = /* @__PURE__ */ write('createSanctionsMonitors', 'Monitors', 'POST', '/monitors/bulk/sanctions-and-exclusions');
export const useCreateSanctionsMonitors = () => useWrite(createSanctionsMonitors);

/** PATCH /groups/{groupId}/providers */
export const updateGroupProviders = /* @__PURE__ */ write('updateGroupProviders', 'Groups', 'PATCH', '/groups/{groupId}/providers');
export const useUpdateGroupProviders = () => useWrite(updateGroupProviders);

/** POST /files/uploads/{path} */
export const uploadFile = /* @__PURE__ */ write('uploadFile', 'Files', 'POST', '/files/uploads/{path}');
export const useUploadFile = () => useWrite(uploadFile);
