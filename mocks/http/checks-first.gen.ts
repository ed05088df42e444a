// Generated from src/api/openapi.yaml by `npm run generate`. Do not edit.

import type { OperationCheck, Schema } from './operations.gen';

export const checks: Record<string, OperationCheck> = {
  "GET /providers": {"parameters":[{"name":"status","in":"query","schema":{"$ref":"ProviderStatus"}},{"name":"providerName","in":"query","schema":{"type":"string"}},{"name":"credentialingStatus","in":"query","schema":{"type":"array","items":{"type":"string"}}},{"name":"providerTypeId","in":"query","schema":{"type":"string","format":"uuid"}},{"name":"npi","in":"query","schema":{"type":"integer","format":"int64"}},{"name":"deactivated","in":"query","schema":{"type":"boolean"}},{"name":"nextCredentialingDateOnOrAfter","in":"query","schema":{"type":"string","format":"date"}},{"name":"nextCredentialingDateOnOrBefore","in":"query","schema":{"type":"string","format":"date"}},{"name":"cursor","in":"query","schema":{"type":"string"}},{"name":"count","in":"query","schema":{"type":"integer","minimum":1,"maximum":250,"default":100}},{"name":"sortedBy","in":"query","schema":{"type":"string","enum":["Id","LastName","FirstName","CredentialingStatus","CredentialedDate"]}},{"name":"sortDirection","in":"query","schema":{"$ref":"SortDirection"}},{"name":"offset","in":"query","schema":{"type":"string"}}]},
  "GET /providers/aggregations": {"parameters":[{"name":"providerDeactivated","in":"query","schema":{"type":"boolean"}}]},
  "GET /provider-licenses/aggregations": {"parameters":[{"name":"providerDeactivated","in":"query","schema":{"type":"boolean"}}]},
}

export const schemas: Record<string, Schema> = {
  "ProviderStatus": {"type":"string","enum":["None","NeedsReview","ExpiresSoon","Expired","Monitored","NotMonitored","NotFoundLicenses","DisciplinaryActionLicenses","UnableToVerifyLicenses"]},
  "SortDirection": {"type":"string","enum":["Asc","Desc"]},
}
