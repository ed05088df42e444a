// Generated from src/api/openapi.yaml by `npm run generate`. Do not edit.

import type { OperationCheck, Schema } from './operations.gen';

export const checks: Record<string, OperationCheck> = {
  "GET /providers": {"parameters":[{"name":"status","in":"query","schema":{"$ref":"ProviderStatus"}},{"name":"providerName","in":"query","schema":{"type":"string"}},{"name":"credentialingStatus","in":"query","schema":{"type":"array","items":{"type":"string"}}},{"name":"providerTypeId","in":"query","schema":{"type":"string","format":"uuid"}},{"name":"npi","in":"query","schema":{"type":"integer","format":"int64"}},{"name":"deactivated","in":"query","schema":{"type":"boolean"}},{"name":"nextCredentialingDateOnOrAfter","in":"query","schema":{"type":"string","format":"date"}},{"name":"nextCredentialingDateOnOrBefore","in":"query","schema":{"type":"string","format":"date"}},{"name":"cursor","in":"query","schema":{"type":"string"}},{"name":"count","in":"query","schema":{"type":"integer","minimum":1,"maximum":250,"default":100}},{"name":"sortedBy","in":"query","schema":{"type":"string","enum":["Id","LastName","FirstName","CredentialingStatus","CredentialedDate"]}},{"name":"sortDirection","in":"query","schema":{"$ref":"SortDirection"}},{"name":"offset","in":"query","schema":{"type":"string"}}]},
  "GET /providers/aggregations": {"parameters":[{"name":"providerDeactivated","in":"query","schema":{"type":"boolean"}}]},
  "GET /provider-licenses/aggregations": {"parameters":[{"name":"providerDeactivated","in":"query","schema":{"type":"boolean"}}]},
  "GET /datasets/matches/aggregations": {"parameters":[{"name":"providerDeactivated","in":"query","schema":{"type":"boolean"}}]},
  "GET /alerts/aggregations": {"parameters":[{"name":"providerDeactivated","in":"query","schema":{"type":"boolean"}}]},
  "GET /files/uploads": {"parameters":[{"name":"prefix","in":"query","schema":{"type":"string","maxLength":640}},{"name":"before","in":"query","schema":{"type":"string","format":"date-time"}},{"name":"beforeInclusive","in":"query","schema":{"type":"boolean"}},{"name":"after","in":"query","schema":{"type":"string","format":"date-time"}},{"name":"afterInclusive","in":"query","schema":{"type":"boolean"}},{"name":"cursor","in":"query","schema":{"type":"string"}},{"name":"count","in":"query","schema":{"type":"integer","minimum":1,"maximum":250,"default":100}},{"name":"sortedBy","in":"query","schema":{"type":"string","enum":["Path","CreatedAt"]}},{"name":"sortDirection","in":"query","schema":{"$ref":"SortDirection"}},{"name":"offset","in":"query","schema":{"type":"string"}}]},
}

export const schemas: Record<string, Schema> = {
  "ProviderStatus": {"type":"string","enum":["None","NeedsReview","ExpiresSoon","Expired","Monitored","NotMonitored","NotFoundLicenses","DisciplinaryActionLicenses","UnableToVerifyLicenses"]},
  "SortDirection": {"type":"string","enum":["Asc","Desc"]},
}
