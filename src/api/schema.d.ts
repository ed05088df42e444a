// Generated from src/api/openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/auth/token/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a password
         * @description With `newPassword` the password changes too, and every token that was valid so far ends.
         *
         *     - 409: the password has to be changed first, and `newPassword` is missing.
         *     - 403: `newPassword` was sent and `password` is wrong.
         *     - 400: `newPassword` is the old password.
         */
        post: operations["signInWithPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token/idp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in through an identity provider
         * @description The e-mail address that the identity provider knows must already be registered.
         */
        post: operations["signInWithIdentityProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a token for a machine
         * @description The client-credentials flow of OAuth 2. It has to be enabled for the organization.
         */
        post: operations["issueOAuthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the user's tokens */
        get: operations["listAccessTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token/{tokenId}/invalidate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tokenId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one token */
        post: operations["invalidateAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token/invalidate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End several tokens */
        post: operations["invalidateAccessTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/requestreset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset
         * @description Sends a link if the address has an account. The answer is the same if it has none.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a reset token */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List countries */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxonomies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List taxonomy codes */
        get: operations["listTaxonomies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxonomies/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List taxonomy groups */
        get: operations["listTaxonomyGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List providers */
        get: operations["listProviders"];
        put?: never;
        /** Create a provider */
        post: operations["createProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/aggregations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count providers */
        get: operations["aggregateProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** Read a provider */
        get: operations["getProvider"];
        put?: never;
        post?: never;
        /** Delete a provider */
        delete: operations["deleteProvider"];
        options?: never;
        head?: never;
        /** Change a provider */
        patch: operations["updateProvider"];
        trace?: never;
    };
    "/providertypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List provider types */
        get: operations["listProviderTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the notes on a provider */
        get: operations["listProviderNotes"];
        put?: never;
        /** Add a note to a provider */
        post: operations["createProviderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                noteId: string;
            };
            cookie?: never;
        };
        /** Read a note */
        get: operations["getProviderNote"];
        /**
         * Change a note
         * @description 409: the note belongs to a dismissed alert.
         */
        put: operations["replaceProviderNote"];
        post?: never;
        /**
         * Delete a note
         * @description 409: the note belongs to a dismissed alert.
         */
        delete: operations["deleteProviderNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licensetypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List license types */
        get: operations["listLicenseTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licensetypes/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List how well the sources work */
        get: operations["listLicenseTypeStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-licenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the organization's licenses */
        get: operations["listProviderLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provider-licenses/aggregations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count licenses by status */
        get: operations["aggregateProviderLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/licenses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the licenses of a provider */
        get: operations["listLicenses"];
        put?: never;
        /**
         * Attach a license to a provider
         * @description Starts the first verification, unless `skipVerification` says otherwise.
         */
        post: operations["attachLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/licenses/verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify several licenses of a provider
         * @description The verifications run on their own; wait at least 2 seconds between looks at a license.
         */
        post: operations["verifyLicenses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/licenses/{licenseId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                licenseId: components["parameters"]["LicenseId"];
            };
            cookie?: never;
        };
        /** Read a license and its latest verification */
        get: operations["getLicense"];
        put?: never;
        post?: never;
        /**
         * Detach a license
         * @description Takes everything with it that the license brought: verifications, screenshots, attachments, exported reports and alerts.
         */
        delete: operations["detachLicense"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/licenses/{licenseId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                licenseId: components["parameters"]["LicenseId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a license again
         * @description The verification runs on its own; wait at least 2 seconds between looks at the license.
         */
        post: operations["verifyLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/licenses/{licenseId}/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                licenseId: components["parameters"]["LicenseId"];
            };
            cookie?: never;
        };
        /** List the verifications of a license */
        get: operations["listLicenseVerifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                licenseId: components["parameters"]["LicenseId"];
                verificationId: components["parameters"]["VerificationId"];
            };
            cookie?: never;
        };
        /** Read a verification */
        get: operations["getLicenseVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Decide a verification that needs review
         * @description 409: the verification is not in `NeedsReview`.
         */
        patch: operations["resolveLicenseVerification"];
        trace?: never;
    };
    "/providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                licenseId: components["parameters"]["LicenseId"];
                verificationId: components["parameters"]["VerificationId"];
            };
            cookie?: never;
        };
        /**
         * Compare a verification with the one before
         * @description The one before is the last successful one. 404 or 409: there is none.
         */
        get: operations["diffLicenseVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/{licenseId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                licenseId: components["parameters"]["LicenseId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what the organization holds about a license */
        patch: operations["updateLicense"];
        trace?: never;
    };
    "/datasets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List datasets */
        get: operations["listDatasets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/{datasetType}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                datasetType: components["parameters"]["DatasetType"];
            };
            cookie?: never;
        };
        /** Read about a dataset */
        get: operations["getDataset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/{datasetType}/parameters/providers/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                datasetType: components["parameters"]["DatasetType"];
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List what a scan of a provider would use */
        get: operations["listProviderScanParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/{datasetType}/parameters/facilities/{facilityId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                datasetType: components["parameters"]["DatasetType"];
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        /** List what a scan of a facility would use */
        get: operations["listFacilityScanParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/{datasetType}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                datasetType: components["parameters"]["DatasetType"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the records of a dataset
         * @description CSV only. The file replaces the records that later scans are compared with.
         */
        post: operations["uploadDataset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scans
         * @description The latest scan of each dataset and entity; `includeOldScans` adds the earlier ones.
         */
        get: operations["listDatasetScans"];
        put?: never;
        /**
         * Start a scan
         * @description Of a provider or of a facility, never of both.
         *
         *     - 400: neither or both were named, or the dataset does not support such an entity or such options.
         *     - 409: the same scan is under way.
         */
        post: operations["createDatasetScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/scans/{scanId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scanId: components["parameters"]["ScanId"];
            };
            cookie?: never;
        };
        /** Read a scan and its matches */
        get: operations["getDatasetScan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/scans/{scanId}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scanId: components["parameters"]["ScanId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch the latest answer to a continuous scan
         * @description Only the sanctions databank (`Npdb`) has such scans.
         *
         *     - 400: the scan is of another dataset.
         *     - 409: the scan is not `Active`.
         */
        post: operations["refreshDatasetScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List matches
         * @description Without rejected matches and those of older scans, unless they are asked for.
         */
        get: operations["listDatasetMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/matches/aggregations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count matches */
        get: operations["aggregateDatasetMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets/matches/{matchId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reject, accept or restore a match
         * @description 409: a newer scan replaced the match.
         */
        patch: operations["resolveDatasetMatch"];
        trace?: never;
    };
    "/datasets/clearinghouse/schoolCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the school codes of the student-records clearinghouse */
        get: operations["listSchoolCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List monitors */
        get: operations["listMonitors"];
        put?: never;
        /**
         * Start to monitor a dataset or a license
         * @description Of a provider or of a facility, never of both.
         *
         *     - 400: the dataset cannot be monitored, not with this interval, or not more than once.
         */
        post: operations["createMonitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitors/bulk/sanctions-and-exclusions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Monitor sanctions and exclusions for many providers
         * @description No verification runs at once. A monitor whose next date is left out, past or within the next 10 minutes
         *     runs within the next hour.
         *
         *     - 400: more than 100 providers, or a dataset that is not about sanctions and exclusions.
         */
        post: operations["createSanctionsMonitors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** Read a monitor */
        get: operations["getMonitor"];
        put?: never;
        post?: never;
        /** Stop a monitor */
        delete: operations["deleteMonitor"];
        options?: never;
        head?: never;
        /** Change when a monitor runs */
        patch: operations["updateMonitor"];
        trace?: never;
    };
    "/providers/monitoring/sanctions-and-exclusions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List how far providers are monitored */
        get: operations["listSanctionsMonitoring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/monitoring/sanctions-and-exclusions/aggregations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count how far providers are monitored */
        get: operations["aggregateSanctionsMonitoring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List alerts */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/aggregations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count alerts */
        get: operations["aggregateAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/{alertId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alertId: components["parameters"]["AlertId"];
            };
            cookie?: never;
        };
        /** Read an alert */
        get: operations["getAlert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/{alertId}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alertId: components["parameters"]["AlertId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss an alert
         * @description The note becomes one of the notes on the provider. There is no way back.
         *
         *     - 409: the alert was dismissed before.
         */
        post: operations["dismissAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description - 400: the address is not `https`, and `allowInsecureUrl` does not allow that.
         *     - 409: there is a webhook of this type at this address.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        /** Read a webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description - 400: the address would not be `https`, and `allowInsecureUrl` would not allow that.
         *     - 409: there is another webhook of this type at this address.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/webhookslog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries */
        get: operations["listWebhookLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{pathOrId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file, or its path as one segment: slashes in it are percent-encoded. */
                pathOrId: string;
            };
            cookie?: never;
        };
        /** Download a file */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List events */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /**
         * Read all info entries of a provider
         * @description Kinds without an entry are left out.
         */
        get: operations["getProviderInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/portal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** Read the portal login of a provider */
        get: operations["getPortalLogin"];
        /** Create or replace the portal login of a provider */
        put: operations["replacePortalLogin"];
        post?: never;
        /** Delete the portal login of a provider */
        delete: operations["deletePortalLogin"];
        options?: never;
        head?: never;
        /** Change the portal login of a provider */
        patch: operations["updatePortalLogin"];
        trace?: never;
    };
    "/providers/{providerId}/info/aliases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read an alias of a provider */
        get: operations["getProviderAlias"];
        /** Replace an alias of a provider */
        put: operations["replaceProviderAlias"];
        post?: never;
        /** Delete an alias of a provider */
        delete: operations["deleteProviderAlias"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/boardCertifications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the board certifications of a provider */
        get: operations["listBoardCertifications"];
        put?: never;
        /** Add a board certification */
        post: operations["createBoardCertification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/boardCertifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read a board certification */
        get: operations["getBoardCertification"];
        put?: never;
        post?: never;
        /** Delete a board certification */
        delete: operations["deleteBoardCertification"];
        options?: never;
        head?: never;
        /** Change a board certification */
        patch: operations["updateBoardCertification"];
        trace?: never;
    };
    "/providers/{providerId}/info/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the certificates of a provider */
        get: operations["listCertificates"];
        put?: never;
        /** Add a certificate */
        post: operations["createCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read a certificate */
        get: operations["getCertificate"];
        put?: never;
        post?: never;
        /** Delete a certificate */
        delete: operations["deleteCertificate"];
        options?: never;
        head?: never;
        /** Change a certificate */
        patch: operations["updateCertificate"];
        trace?: never;
    };
    "/providers/{providerId}/info/liabilityInsurances": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the liability insurances of a provider */
        get: operations["listLiabilityInsurances"];
        put?: never;
        /** Add a liability insurance */
        post: operations["createLiabilityInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/liabilityInsurances/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read a liability insurance */
        get: operations["getLiabilityInsurance"];
        put?: never;
        post?: never;
        /** Delete a liability insurance */
        delete: operations["deleteLiabilityInsurance"];
        options?: never;
        head?: never;
        /** Change a liability insurance */
        patch: operations["updateLiabilityInsurance"];
        trace?: never;
    };
    "/providers/{providerId}/info/educations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the educations of a provider */
        get: operations["listEducations"];
        put?: never;
        /** Add an education */
        post: operations["createEducation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/educations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read an education */
        get: operations["getEducation"];
        put?: never;
        post?: never;
        /** Delete an education */
        delete: operations["deleteEducation"];
        options?: never;
        head?: never;
        /** Change an education */
        patch: operations["updateEducation"];
        trace?: never;
    };
    "/providers/{providerId}/info/trainings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the trainings of a provider */
        get: operations["listTrainings"];
        put?: never;
        /** Add a training */
        post: operations["createTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/trainings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read a training */
        get: operations["getTraining"];
        put?: never;
        post?: never;
        /** Delete a training */
        delete: operations["deleteTraining"];
        options?: never;
        head?: never;
        /** Change a training */
        patch: operations["updateTraining"];
        trace?: never;
    };
    "/providers/{providerId}/info/workHistory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the entries of the work history of a provider */
        get: operations["listWorkHistories"];
        put?: never;
        /** Add an entry of the work history */
        post: operations["createWorkHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/workHistory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read an entry of the work history */
        get: operations["getWorkHistory"];
        put?: never;
        post?: never;
        /** Delete an entry of the work history */
        delete: operations["deleteWorkHistory"];
        options?: never;
        head?: never;
        /** Change an entry of the work history */
        patch: operations["updateWorkHistory"];
        trace?: never;
    };
    "/providers/{providerId}/info/specialties": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the specialties of a provider */
        get: operations["listProviderSpecialties"];
        put?: never;
        /** Add a specialty of a provider */
        post: operations["createProviderSpecialty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/specialties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read a specialty of a provider */
        get: operations["getProviderSpecialty"];
        put?: never;
        post?: never;
        /** Delete a specialty of a provider */
        delete: operations["deleteProviderSpecialty"];
        options?: never;
        head?: never;
        /** Change a specialty of a provider */
        patch: operations["updateProviderSpecialty"];
        trace?: never;
    };
    "/providers/{providerId}/info/hospitalAffiliations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the hospital affiliations of a provider */
        get: operations["listHospitalAffiliations"];
        put?: never;
        /** Add a hospital affiliation */
        post: operations["createHospitalAffiliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/hospitalAffiliations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read a hospital affiliation */
        get: operations["getHospitalAffiliation"];
        put?: never;
        post?: never;
        /** Delete a hospital affiliation */
        delete: operations["deleteHospitalAffiliation"];
        options?: never;
        head?: never;
        /** Change a hospital affiliation */
        patch: operations["updateHospitalAffiliation"];
        trace?: never;
    };
    "/providers/{providerId}/info/dea": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the DEA registrations of a provider */
        get: operations["listDeaRegistrations"];
        put?: never;
        /** Add a DEA registration */
        post: operations["createDeaRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the addresses of a provider */
        get: operations["listProviderAddresses"];
        put?: never;
        /** Add an address of a provider */
        post: operations["createProviderAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/aliases": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the aliases of a provider */
        get: operations["listProviderAlias"];
        put?: never;
        /** Add an alias of a provider */
        post: operations["createProviderAlias"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/emails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the e-mail addresses of a provider */
        get: operations["listProviderEmails"];
        put?: never;
        /** Add an e-mail address of a provider */
        post: operations["createProviderEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/medicaidEnrollments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the Medicaid enrollments of a provider */
        get: operations["listMedicaidEnrollments"];
        put?: never;
        /** Add a Medicaid enrollment */
        post: operations["createMedicaidEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/dea/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read a DEA registration */
        get: operations["getDeaRegistration"];
        put?: never;
        post?: never;
        /** Delete a DEA registration */
        delete: operations["deleteDeaRegistration"];
        options?: never;
        head?: never;
        /** Change a DEA registration */
        patch: operations["updateDeaRegistration"];
        trace?: never;
    };
    "/providers/{providerId}/info/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read an address of a provider */
        get: operations["getProviderAddress"];
        /** Replace an address of a provider */
        put: operations["replaceProviderAddress"];
        post?: never;
        /** Delete an address of a provider */
        delete: operations["deleteProviderAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read an e-mail address of a provider */
        get: operations["getProviderEmail"];
        /** Replace an e-mail address of a provider */
        put: operations["replaceProviderEmail"];
        post?: never;
        /** Delete an e-mail address of a provider */
        delete: operations["deleteProviderEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/info/medicaidEnrollments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read a Medicaid enrollment */
        get: operations["getMedicaidEnrollment"];
        put?: never;
        post?: never;
        /** Delete a Medicaid enrollment */
        delete: operations["deleteMedicaidEnrollment"];
        options?: never;
        head?: never;
        /** Change a Medicaid enrollment */
        patch: operations["updateMedicaidEnrollment"];
        trace?: never;
    };
    "/facilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List facilities */
        get: operations["listFacilities"];
        put?: never;
        /** Create a facility */
        post: operations["createFacility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        /** Read a facility */
        get: operations["getFacility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a facility */
        patch: operations["updateFacility"];
        trace?: never;
    };
    "/facilities/license-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List license types of facilities */
        get: operations["listFacilityLicenseTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/accreditations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List agencies that accredit facilities, with their programs */
        get: operations["listFacilityAccreditationAgencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/medicare-enrollment-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List types of Medicare enrollments */
        get: operations["listMedicareEnrollmentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/taxonomies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List taxonomies of facilities */
        get: operations["listFacilityTaxonomies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        /** Read all info entries of a facility */
        get: operations["getFacilityInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/info/npis": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        /** List the NPIs of a facility */
        get: operations["listFacilityNpis"];
        put?: never;
        /** Add an NPI of a facility */
        post: operations["createFacilityNpi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/info/npis/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read an NPI of a facility */
        get: operations["getFacilityNpi"];
        put?: never;
        post?: never;
        /** Delete an NPI of a facility */
        delete: operations["deleteFacilityNpi"];
        options?: never;
        head?: never;
        /** Change an NPI of a facility */
        patch: operations["updateFacilityNpi"];
        trace?: never;
    };
    "/facilities/{facilityId}/info/deas": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        /** List the DEA registrations of a facility */
        get: operations["listFacilityDeas"];
        put?: never;
        /** Add a DEA registration of a facility */
        post: operations["createFacilityDea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/info/deas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read a DEA registration of a facility */
        get: operations["getFacilityDea"];
        put?: never;
        post?: never;
        /** Delete a DEA registration of a facility */
        delete: operations["deleteFacilityDea"];
        options?: never;
        head?: never;
        /** Change a DEA registration of a facility */
        patch: operations["updateFacilityDea"];
        trace?: never;
    };
    "/facilities/{facilityId}/info/liabilityInsurances": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        /** List the liability insurances of a facility */
        get: operations["listFacilityLiabilityInsurances"];
        put?: never;
        /** Add a liability insurance of a facility */
        post: operations["createFacilityLiabilityInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/info/liabilityInsurances/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read a liability insurance of a facility */
        get: operations["getFacilityLiabilityInsurance"];
        put?: never;
        post?: never;
        /** Delete a liability insurance of a facility */
        delete: operations["deleteFacilityLiabilityInsurance"];
        options?: never;
        head?: never;
        /** Change a liability insurance of a facility */
        patch: operations["updateFacilityLiabilityInsurance"];
        trace?: never;
    };
    "/facilities/{facilityId}/info/licenses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        /** List the licenses of a facility */
        get: operations["listFacilityLicenses"];
        put?: never;
        /** Add a license of a facility */
        post: operations["createFacilityLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/info/licenses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read a license of a facility */
        get: operations["getFacilityLicense"];
        put?: never;
        post?: never;
        /** Delete a license of a facility */
        delete: operations["deleteFacilityLicense"];
        options?: never;
        head?: never;
        /** Change a license of a facility */
        patch: operations["updateFacilityLicense"];
        trace?: never;
    };
    "/facilities/{facilityId}/info/accreditations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        /** List the accreditations of a facility */
        get: operations["listFacilityAccreditations"];
        put?: never;
        /** Add an accreditation of a facility */
        post: operations["createFacilityAccreditation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/info/accreditations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read an accreditation of a facility */
        get: operations["getFacilityAccreditation"];
        put?: never;
        post?: never;
        /** Delete an accreditation of a facility */
        delete: operations["deleteFacilityAccreditation"];
        options?: never;
        head?: never;
        /** Change an accreditation of a facility */
        patch: operations["updateFacilityAccreditation"];
        trace?: never;
    };
    "/facilities/{facilityId}/info/cmsCertifications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        /** List the CMS certifications of a facility */
        get: operations["listFacilityCmsCertifications"];
        put?: never;
        /** Add a CMS certification of a facility */
        post: operations["createFacilityCmsCertification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/info/cmsCertifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read a CMS certification of a facility */
        get: operations["getFacilityCmsCertification"];
        put?: never;
        post?: never;
        /** Delete a CMS certification of a facility */
        delete: operations["deleteFacilityCmsCertification"];
        options?: never;
        head?: never;
        /** Change a CMS certification of a facility */
        patch: operations["updateFacilityCmsCertification"];
        trace?: never;
    };
    "/facilities/{facilityId}/info/medicare-enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        /** List the Medicare enrollments of a facility */
        get: operations["listFacilityMedicareEnrollments"];
        put?: never;
        /** Add a Medicare enrollment of a facility */
        post: operations["createFacilityMedicareEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/info/medicare-enrollments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        /** Read a Medicare enrollment of a facility */
        get: operations["getFacilityMedicareEnrollment"];
        put?: never;
        post?: never;
        /** Delete a Medicare enrollment of a facility */
        delete: operations["deleteFacilityMedicareEnrollment"];
        options?: never;
        head?: never;
        /** Change a Medicare enrollment of a facility */
        patch: operations["updateFacilityMedicareEnrollment"];
        trace?: never;
    };
    "/facilities/{facilityId}/specialties": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        /** List the specialties of a facility */
        get: operations["listFacilitySpecialties"];
        put?: never;
        /** Add a specialty to a facility */
        post: operations["createFacilitySpecialty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/specialties/{facilitySpecialtyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                facilitySpecialtyId: string;
            };
            cookie?: never;
        };
        /** Read a specialty of a facility */
        get: operations["getFacilitySpecialty"];
        put?: never;
        post?: never;
        /** Delete a specialty of a facility */
        delete: operations["deleteFacilitySpecialty"];
        options?: never;
        head?: never;
        /** Change a specialty of a facility */
        patch: operations["updateFacilitySpecialty"];
        trace?: never;
    };
    "/facilities/{facilityId}/specialties/{facilitySpecialtyId}/info/{facilityInfoType}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                facilitySpecialtyId: string;
                facilityInfoType: components["schemas"]["FacilityInfoType"];
            };
            cookie?: never;
        };
        /** List the info entries of a kind that count for a specialty */
        get: operations["listFacilitySpecialtyInfoOfType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/specialties/{facilitySpecialtyId}/info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                facilitySpecialtyId: string;
            };
            cookie?: never;
        };
        /** List the info entries that count for a specialty */
        get: operations["listFacilitySpecialtyInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List groups */
        get: operations["listGroups"];
        put?: never;
        /** Create a group */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        /** Read a group */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        /** Delete a group */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        /** Change a group */
        patch: operations["updateGroup"];
        trace?: never;
    };
    "/groups/{groupId}/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        /** List the enrollments of a group */
        get: operations["listGroupEnrollments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/providers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        /** List the providers of a group */
        get: operations["listGroupProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Add providers to a group and take others out */
        patch: operations["updateGroupProviders"];
        trace?: never;
    };
    "/groups/{groupId}/payer-plans": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Add plans to a group and take others out */
        patch: operations["updateGroupPayerPlans"];
        trace?: never;
    };
    "/payers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payers */
        get: operations["listPayers"];
        put?: never;
        /** Create a payer */
        post: operations["createPayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payers/{payerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payerId: string;
            };
            cookie?: never;
        };
        /** Read a payer */
        get: operations["getPayer"];
        put?: never;
        post?: never;
        /** Delete a payer */
        delete: operations["deletePayer"];
        options?: never;
        head?: never;
        /** Change a payer */
        patch: operations["updatePayer"];
        trace?: never;
    };
    "/payer-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List plans of payers */
        get: operations["listPayerPlans"];
        put?: never;
        /** Create a plan of a payer */
        post: operations["createPayerPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payer-plans/{payerPlanId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payerPlanId: string;
            };
            cookie?: never;
        };
        /** Read a plan of a payer */
        get: operations["getPayerPlan"];
        put?: never;
        post?: never;
        /** Delete a plan of a payer */
        delete: operations["deletePayerPlan"];
        options?: never;
        head?: never;
        /** Change a plan of a payer */
        patch: operations["updatePayerPlan"];
        trace?: never;
    };
    "/providers/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List enrollments of providers */
        get: operations["listProviderEnrollments"];
        put?: never;
        /** Create an enrollment of a provider */
        post: operations["createProviderEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/enrollments/{providerEnrollmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerEnrollmentId: string;
            };
            cookie?: never;
        };
        /** Read an enrollment of a provider */
        get: operations["getProviderEnrollment"];
        put?: never;
        post?: never;
        /** Delete an enrollment of a provider */
        delete: operations["deleteProviderEnrollment"];
        options?: never;
        head?: never;
        /** Change an enrollment of a provider */
        patch: operations["updateProviderEnrollment"];
        trace?: never;
    };
    "/providers/profiles/import/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sources of profiles */
        get: operations["listImportSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/profiles/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List profile imports */
        get: operations["listProfileImports"];
        put?: never;
        /**
         * Import the profile of a provider
         * @description The import ends `Completed` with a profile, or `Failed` with a code and its description.
         */
        post: operations["createProfileImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/profiles/import/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        /** Read a profile import */
        get: operations["getProfileImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/profiles/imports/{source}/parameters/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                source: components["schemas"]["ImportSource"];
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** List the parameters that an import would use */
        get: operations["listImportParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/recredentialing/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List providers that are due for recredentialing */
        get: operations["listProvidersDueForRecredentialing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credentialing-requests/aggregations/owners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people who own credentialing requests */
        get: operations["listCredentialingRequestOwners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credentialing-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List credentialing requests */
        get: operations["listCredentialingRequests"];
        put?: never;
        /**
         * Create a credentialing request for a provider or a facility
         * @description The operator processes it, unless it is self managed; that cannot be changed afterwards.
         */
        post: operations["createCredentialingRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credentialing-requests/{requestId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an event to a credentialing request
         * @description Which statuses may follow depends on the mode of the request.
         */
        post: operations["createCredentialingRequestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credentialing-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        /** Read a credentialing request */
        get: operations["getCredentialingRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a credentialing request */
        patch: operations["updateCredentialingRequest"];
        trace?: never;
    };
    "/credentialing-requests/aggregations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count credentialing requests by their status */
        get: operations["aggregateCredentialingRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credentialing-requests/{requestId}/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
                eventId: string;
            };
            cookie?: never;
        };
        /** Read an event of a credentialing request */
        get: operations["getCredentialingRequestEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/facilities/{facilityId}/credentialing-data": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        /** Read what a facility is credentialed by */
        get: operations["getFacilityCredentialingData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{providerId}/credentialing-data": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        /** Read what a provider is credentialed by */
        get: operations["getProviderCredentialingData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credentialing-requests/{requestId}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Replace the checklist of a credentialing request */
        put: operations["replaceCredentialingRequestChecklist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/uploads/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Path of the file as one segment: slashes in it are percent-encoded. It is unique in the organization. */
                path: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Upload a file over one that may be there */
        put: operations["replaceFile"];
        /**
         * Upload a file
         * @description 409: there is a file at this path.
         */
        post: operations["uploadFile"];
        /**
         * Delete a file
         * @description Its id in place of the path will do.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List files */
        get: operations["listFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List exports of the event log */
        get: operations["listEventLogExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/reports/sanctionsandexclusions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reports on sanctions and exclusions monitoring */
        get: operations["listSanctionsAndExclusionsReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/reports/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reports on enrollments */
        get: operations["listEnrollmentsReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/reports/expirable-credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reports on expirable credentials */
        get: operations["listExpirableCredentialsReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/reports/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reports on the roster */
        get: operations["listRosterReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/applicanttracker/webhook/{organizationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose webhook it is. */
                organizationId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an applicant of an applicant tracking system
         * @description Needs no token: the id of the organization is the secret.
         */
        post: operations["receiveApplicantTrackerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/crm/documentrequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a document to be uploaded to the customer relationship system
         * @description 409: it is not configured. 502: it did not answer.
         */
        post: operations["requestCrmDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password of the current user */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/oauth-credentials/{clientId}/client-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a secret for an OAuth client */
        post: operations["createOAuthClientSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/oauth-credentials/{clientId}/client-secret/{clientSecretId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                clientSecretId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a secret of an OAuth client */
        delete: operations["deleteOAuthClientSecret"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/oauth-credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the OAuth clients of the organization */
        get: operations["listOAuthCredentials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A diplomate of the medical specialties boards (`Abms`). */
        AbmsDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            uniqueId?: {
                [key: string]: unknown;
            }[];
            name?: {
                [key: string]: unknown;
            };
            address?: {
                [key: string]: unknown;
            };
            educationInfo?: {
                [key: string]: unknown;
            }[];
            certificationInfo?: {
                [key: string]: unknown;
            }[];
            occupationInfo?: {
                [key: string]: unknown;
            };
            personalInfo?: {
                [key: string]: unknown;
            };
            extensibleInfo?: {
                [key: string]: unknown;
            };
            restrictions?: string;
        };
        /** @description A token of the signed-in user, without its secret. */
        AccessToken: {
            /** Format: uuid */
            id?: string;
            lastUserAgent?: string;
            lastIpAddress?: string;
            /** Format: date-time */
            lastUsed?: string;
            /** @description This request was made with it. */
            isCurrent?: boolean;
            /** Format: date-time */
            expiresAt?: string;
        };
        AccessTokenPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["AccessToken"][];
        };
        /** @description An address in the United States. */
        Address: {
            state?: components["schemas"]["UsState"] | (string & {});
            zipCode?: string;
            city?: string;
            addressLine1?: string;
            addressLine2?: string;
        };
        /** @description An address in the United States. */
        AddressRequest: {
            state: components["schemas"]["UsState"];
            zipCode: string;
            city: string;
            addressLine1: string;
            addressLine2?: string;
        };
        /** @enum {string} */
        AddressType: "Unspecified" | "Home" | "Work";
        AdmittingArrangements: {
            /** @enum {string} */
            type?: "AdmittingArrangements";
            /** Format: date-time */
            lastUpdatedAt?: string;
            /** Format: uuid */
            id?: string;
            status?: components["schemas"]["HospitalAffiliationStatus"] | (string & {});
            /** Format: date */
            startDate?: string;
            /** Format: date */
            endDate?: string;
            hospital?: components["schemas"]["HospitalAffiliationHospitalInfo"];
            whoAdmitsForYou?: components["schemas"]["AdmittingParty"] | (string & {});
            admittingProvider?: components["schemas"]["HospitalAffiliationAdmittingArrangementsProvider"];
            admittingOrganization?: components["schemas"]["HospitalAffiliationAdmittingOrganization"];
            contact?: components["schemas"]["HospitalAffiliationAdmittingArrangementsContact"];
            department?: string;
            details?: string;
        };
        AdmittingArrangementsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "AdmittingArrangements";
            hospital?: components["schemas"]["HospitalAffiliationHospitalInfo"];
            status?: components["schemas"]["HospitalAffiliationStatus"];
            /** Format: date */
            startDate?: string;
            /** Format: date */
            endDate?: string;
            whoAdmitsForYou?: components["schemas"]["AdmittingParty"];
            admittingProvider?: components["schemas"]["HospitalAffiliationAdmittingArrangementsProvider"];
            admittingOrganization?: components["schemas"]["HospitalAffiliationAdmittingOrganization"];
            contact?: components["schemas"]["HospitalAffiliationAdmittingArrangementsContact"];
            department?: string;
            details?: string;
        };
        /**
         * @description Who admits patients for a provider.
         * @enum {string}
         */
        AdmittingParty: "AProviderInMyPractice" | "AProviderNotInMyPractice" | "AHospitalistGroup" | "Other";
        AdmittingPrivileges: {
            /** @enum {string} */
            type?: "AdmittingPrivileges";
            /** Format: date-time */
            lastUpdatedAt?: string;
            /** Format: uuid */
            id?: string;
            status?: components["schemas"]["HospitalAffiliationStatus"] | (string & {});
            /** Format: date */
            startDate?: string;
            /** Format: date */
            endDate?: string;
            hospital?: components["schemas"]["HospitalAffiliationHospitalInfo"];
            isPrimaryHospital?: boolean;
            privilegeType?: components["schemas"]["PrivilegeType"] | (string & {});
            department?: components["schemas"]["HospitalAffiliationDepartment"];
            admissionPercent?: string;
            admitsPerMonth?: string;
            specialtyLimitationsAtInstitution?: string;
            privilegeRestrictionExplanation?: string;
            timeSpentPercentAtThisFacility?: string;
            admitClientsFromPracticeLocations?: string;
            isMilitaryHospital?: boolean;
            exitExplanation?: string;
            discontinuanceReason?: components["schemas"]["DiscontinuanceReason"] | (string & {});
        };
        AdmittingPrivilegesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "AdmittingPrivileges";
            hospital?: components["schemas"]["HospitalAffiliationHospitalInfo"];
            status?: components["schemas"]["HospitalAffiliationStatus"];
            /** Format: date */
            startDate?: string;
            /** Format: date */
            endDate?: string;
            isPrimaryHospital?: boolean;
            privilegeType?: components["schemas"]["PrivilegeType"];
            department?: components["schemas"]["HospitalAffiliationDepartment"];
            admissionPercent?: string;
            admitsPerMonth?: string;
            specialtyLimitationsAtInstitution?: string;
            privilegeRestrictionExplanation?: string;
            timeSpentPercentAtThisFacility?: string;
            admitClientsFromPracticeLocations?: string;
            isMilitaryHospital?: boolean;
            exitExplanation?: string;
            discontinuanceReason?: components["schemas"]["DiscontinuanceReason"];
        };
        /** @description News about a provider that somebody should look at. */
        Alert: {
            /** Format: uuid */
            id?: string;
            type?: components["schemas"]["AlertType"] | (string & {});
            /** Format: uuid */
            providerId?: string;
            provider?: components["schemas"]["Provider"];
            entityType?: components["schemas"]["RelatedEntityType"] | (string & {});
            /** Format: uuid */
            entityId?: string;
            data?: components["schemas"]["AlertData"];
            /** Format: date-time */
            timestamp?: string;
            /**
             * Format: date-time
             * @description When it was dismissed. Absent while the alert is active.
             */
            dismissalTimestamp?: string;
            dismissalNote?: string;
        };
        /** @description How many alerts are active and dismissed, and the active ones by type. */
        AlertAggregations: {
            active?: number;
            dismissed?: number;
            licenseChanged?: number;
            licenseExpiresSoon?: number;
            licenseExpired?: number;
            profileImportCompleted?: number;
        };
        AlertData: {
            /** @description Text with `{name}` placeholders. */
            messageTemplate?: string;
            /** @description Values for the placeholders. */
            messageParams?: {
                [key: string]: string;
            };
            data?: {
                [key: string]: string;
            };
        };
        AlertPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["Alert"][];
        };
        /**
         * @description Whether an alert still waits for somebody.
         * @enum {string}
         */
        AlertState: "Active" | "Dismissed";
        /**
         * @description What an alert reports.
         * @enum {string}
         */
        AlertType: "LicenseChanged" | "LicenseExpiresSoon" | "LicenseExpired" | "ProfileImportCompleted";
        AmaEducation: {
            school?: string;
            degreeAwarded?: string;
            degreeType?: string;
            /** Format: date */
            enrollmentDate?: string;
            /** Format: date */
            degreeDate?: string;
        };
        AmaTraining: {
            sponsoringInstitution?: string;
            sponsoringState?: string;
            programName?: string;
            specialty?: string;
            trainingType?: string;
            /** Format: date */
            startDate?: string;
            /** Format: date */
            endDate?: string;
            status?: string;
        };
        /** @description A profile of the American Medical Association. */
        AmericanMedicalAssociationPhysicianAssistantProviderProfile: {
            /** @enum {string} */
            type?: "AmericanMedicalAssociationPhysicianAssistant";
            name?: string;
            npi?: string;
            nccpa?: string;
            educationRecords?: components["schemas"]["AmaEducation"][];
            trainingRecords?: components["schemas"]["AmaTraining"][];
            profileDocumentFilePath?: string;
        };
        /** @description A profile of the American Medical Association. */
        AmericanMedicalAssociationPhysicianProviderProfile: {
            /** @enum {string} */
            type?: "AmericanMedicalAssociationPhysician";
            name?: string;
            npi?: string;
            nccpa?: string;
            educationRecords?: components["schemas"]["AmaEducation"][];
            trainingRecords?: components["schemas"]["AmaTraining"][];
            profileDocumentFilePath?: string;
        };
        /** @description An applicant as the tracking system has them. */
        ApplicantTrackerApplicant: {
            /** Format: uuid */
            id?: string;
            email?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            /** Format: date-time */
            date_of_birth?: string | null;
            data?: {
                [key: string]: unknown;
            } | null;
            stage?: components["schemas"]["ApplicantTrackerStage"];
            funnel?: components["schemas"]["ApplicantTrackerFunnel"];
            secure_data?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The opening that somebody applied for. */
        ApplicantTrackerFunnel: {
            /** Format: uuid */
            id?: string;
            title?: string | null;
        };
        /** @description A stage of an application. */
        ApplicantTrackerStage: {
            title?: string | null;
            /** Format: uuid */
            id?: string;
        };
        /** @description What an applicant tracking system tells of an applicant. */
        ApplicantTrackerWebhookRequest: {
            applicant?: components["schemas"]["ApplicantTrackerApplicant"];
        };
        /** @description The credentialing request that it led to. */
        ApplicantTrackerWebhookResponse: {
            /** Format: uuid */
            requestId?: string;
        };
        /**
         * @description The organization's own approval of a license.
         * @enum {string}
         */
        ApprovedStatus: "Pending" | "Yes" | "No";
        AttachLicenseRequest: {
            licenseNumber: string;
            /** Format: uuid */
            licenseTypeId: string;
            /** @description Name on the license, where it is not the name of the provider. */
            firstName?: string;
            /** @description Name on the license, where it is not the name of the provider. */
            lastName?: string;
            /** @description State of the license, normally that of the license type's source. Optional here, but some deployments insist on it. */
            state?: components["schemas"]["UsState"];
            restrictionStatus?: components["schemas"]["RestrictionStatus"];
            approvedStatus?: components["schemas"]["ApprovedStatus"];
            nonVerifiedInfo?: components["schemas"]["NonVerifiedLicenseInfo"];
            /** @description Attach without the first verification. */
            skipVerification?: boolean;
            isCurrentlyPracticing?: boolean;
            isPrimary?: boolean;
            prescriptiveAuthority?: components["schemas"]["PrescriptiveAuthority"];
            /** Format: uuid */
            collaboratingProviderId?: string;
        };
        /** @enum {string} */
        AttachmentDownloadStatus: "Downloaded" | "Failed";
        /** @description A new access token and who it belongs to. */
        AuthResponse: {
            /** Format: uuid */
            tokenId?: string;
            /** @description The secret itself. It is never shown again. */
            token?: string;
            email?: string;
            role?: components["schemas"]["UserRole"];
            /** Format: date-time */
            expiresAt?: string;
            persistenceHint?: components["schemas"]["TokenPersistence"] | (string & {});
        };
        /**
         * @description Whether a person or a rule of the service started it.
         * @enum {string}
         */
        AutomationTrigger: "Manual" | "Automated";
        /** @description A user of the organization. */
        BaseUser: {
            /** Format: uuid */
            id?: string;
            email?: string;
            firstName?: string;
            lastName?: string;
        };
        /** @description Certifications from one board, such as `AmericanBoardofInternalMedicine`. */
        BoardCertificationDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            boardCertificationNumber?: string;
            additionalProperties?: components["schemas"]["FlexibleData"];
            certifications?: components["schemas"]["BoardCertificationRecord"][];
            screenshots?: string[];
            attachments?: string[];
            fullName?: string;
        };
        /** @description A board certification that a provider states. */
        BoardCertificationInfo: {
            /** Format: date-time */
            lastUpdatedAt?: string;
            /** Format: uuid */
            id?: string;
            type?: components["schemas"]["BoardCertificationType"] | (string & {});
            firstName?: string;
            lastName?: string;
            boardCertificationNumber?: string;
            specialty?: string;
            taxonomyIds?: string[];
            nonVerifiedInfo?: components["schemas"]["NonVerifiedBoardCertificationInfo"];
            isPrimary?: boolean;
        };
        /** @description Only what is sent changes; null empties a field. The board stays. */
        BoardCertificationInfoPatch: {
            firstName?: string | null;
            lastName?: string | null;
            isPrimary?: boolean;
            boardCertificationNumber?: string | null;
            specialty?: string | null;
            taxonomyIds?: string[];
            nonVerifiedInfo?: components["schemas"]["NonVerifiedBoardCertificationInfoPatch"] | components["schemas"]["NullValue"];
        };
        /** @description A board certification that a provider states. */
        BoardCertificationInfoRequest: {
            type: components["schemas"]["BoardCertificationType"];
            firstName?: string;
            lastName?: string;
            isPrimary?: boolean;
            boardCertificationNumber?: string;
            specialty?: string;
            taxonomyIds?: string[];
            nonVerifiedInfo?: components["schemas"]["NonVerifiedBoardCertificationInfo"];
        };
        BoardCertificationRecord: {
            boardName?: string;
            status?: string;
            isExpired?: boolean;
            /** Format: date-time */
            issued?: string;
            /** Format: date-time */
            expires?: string;
            mocParticipation?: boolean;
            additionalProperties?: components["schemas"]["FlexibleData"];
        };
        /**
         * @description A board that certifies.
         * @enum {string}
         */
        BoardCertificationType: "AmericanBoardofMedicalSpecialties" | "NationalBoardforCertifiedCounselors" | "AmericanBoardofClinicalSocialWork" | "AmericanSpeechLanguageHearingAssociation" | "AmericanNursesCredentialingCenter" | "AmericanAcademyofNursePractitioners" | "AmericanOsteopathicAssociation" | "AmericanMedicalAssociation" | "NationalBoardofCertificationandRecertificationforNurseAnesthetists" | "AmericanAssociationofCriticalCareNurses" | "AmericanMidwiferyCertificationBoard" | "AmericanBoardofPodiatricMedicine" | "AmericanBoardofOralImplantology" | "AmericanBoardofOralMedicine" | "AmericanBoardofOrofacialPain" | "NuclearMedicineTechnologyCertificationBoard" | "AmericanDentalBoardofAnesthesiology" | "AmericanBoardofDentalPublicHealth" | "AmericanBoardofPediatricDentistry" | "AmericanBoardofPeriodontology" | "AmericanBoardofInternalMedicine" | "NationalCommissiononCertificationofPhysicianAssistants" | "AmericanBoardofAllergyandImmunology" | "AmericanBoardofAnesthesiology" | "AmericanBoardofColonandRectalSurgery" | "AmericanBoardofDermatology" | "AmericanBoardofEmergencyMedicine" | "AmericanBoardofFamilyMedicine" | "AmericanBoardofGeneticsandGenomics" | "AmericanBoardofNeurologicalSurgery" | "AmericanBoardofNuclearMedicine" | "AmericanBoardofObstetricsandGynecology" | "AmericanBoardofOphthalmology" | "AmericanBoardofOptometry" | "AmericanBoardofOrthopaedicSurgery" | "AmericanBoardofOtolaryngologyHeadandNeckSurgery" | "AmericanBoardofPathology" | "AmericanBoardofPediatrics" | "AmericanBoardofPhysicalMedicineandRehabilitation" | "AmericanBoardofPlasticSurgery" | "AmericanBoardofPreventiveMedicine" | "AmericanBoardofProfessionalPsychology" | "AmericanBoardofPsychiatryandNeurology" | "AmericanBoardofRadiology" | "AmericanBoardofSurgery" | "AmericanBoardofThoracicSurgery" | "AmericanBoardofUrology" | "AmericanOptometricAssociation" | "AssociationofSocialWorkBoards" | "AmericanBoardofFootandAnkleSurgery" | "AmericanBoardofOralandMaxillofacialPathology" | "AmericanBoardofOralandMaxillofacialSurgery" | "AmericanBoardofOrthodontics" | "AmericanBoardofEndodontics" | "AmericanBoardofProsthodontics" | "NationalBoardforCertificationinOccupationalTherapy" | "BehaviorAnalystCertificationBoard" | "InternationalBoardofLactationConsultantExaminers" | "CommissionOnDieteticRegistration" | "NationalCertificationCommissionforAcupunctureandOrientalMedicine" | "PediatricNursingCertification" | "NationalCertificationCorporation" | "OncologyNursingCertificationCorporation" | "AmericanBoardOfCardiovascularMedicine" | "AmericanAcademyOfHIVMedicine" | "NationalBoardOfPhysiciansAndSurgeons" | "BoardOfPharmacySpecialties" | "AmericanBoardofOralandMaxillofacialRadiology" | "AmericanBoardofGeneralDentistry" | "NationalAssociationofSchoolPsychologists" | "NationalPhlebotomyAssociation" | "NationalCenterForCompetencyTesting" | "AmericanRegistryofRadiologyTechnologists" | "DentalAssistingNationalBoard" | "AmericanMedicalCertificationAssociation" | "AmericanBoardofAddictionMedicine" | "AmericanRegistryForDiagnosticMedicalSonography" | "AmericanBoardofMultipleSpecialtiesinPodiatry" | "AmericanBoardOfObesityMedicine" | "NationalCommissionForCertificationOfAnesthesiologistAssistants" | "CardiovascularCredentialingInternational" | "NationalBoardOfEchocardiography" | "AmericanAlliedHealth" | "AmericanMedicalTechnologists" | "NationalAssociationForHealthProfessionals" | "NationalHealthCareerAssociation" | "NationalPhlebotomyCertificationExamination" | "NationalAssociationOfPhlebotomyTechnicians" | "NationalHealthcareCertificationOrganization" | "NationalPerformanceSpecialists" | "NationalRegistryOfAlliedHealthProfessionals" | "NationalRegistryofEmergencyMedicalTechnicians" | "BoardofCertificationforEmergencyNursing" | "CertificationBoardforMusicTherapists" | "AmericanBoardOfChiropracticInternists" | "AmericanBoardOfPhysicalTherapySpecialties" | "AmericanBoardofPhysicianSpecialties" | "AmericanAcademyofOptometry" | "PharmacyTechnicianCertificationBoard" | "NationalBoardofSurgicalTechnologyandSurgicalAssisting" | "AmericanBoardofPainMedicine" | "ArtTherapyCredentialsBoard" | "BehavioralInterventionCertificationCouncil" | "AmericanOsteopathicBoardOfAnesthesiology" | "AmericanOsteopathicBoardOfDermatology" | "AmericanOsteopathicBoardOfEmergencyMedicine" | "AmericanOsteopathicBoardOfFamilyPhysicians" | "AmericanOsteopathicBoardOfInternalMedicine" | "AmericanOsteopathicBoardOfNeurologyAndPsychiatry" | "AmericanOsteopathicBoardOfNeuromusculoskeletalMedicine" | "AmericanOsteopathicBoardOfNuclearMedicine" | "AmericanOsteopathicBoardOfObstetricsAndGynecology" | "AmericanOsteopathicBoardOfOphthalmologyAndOtolaryngology" | "AmericanOsteopathicBoardOfOrthopedicSurgery" | "AmericanOsteopathicBoardOfPathology" | "AmericanOsteopathicBoardOfPediatrics" | "AmericanOsteopathicBoardOfPhysicalMedicineAndRehabilitation" | "AmericanOsteopathicBoardOfPreventiveMedicine" | "AmericanOsteopathicBoardOfProctology" | "AmericanOsteopathicBoardOfRadiology" | "AmericanOsteopathicBoardOfSurgery";
        BulkSanctionsAndExclusionsMonitor: {
            /** Format: uuid */
            monitorId?: string;
            datasetType?: components["schemas"]["DatasetType"] | (string & {});
        };
        BulkSanctionsAndExclusionsMonitors: {
            createdMonitors?: components["schemas"]["BulkSanctionsAndExclusionsMonitor"][];
            /** @description The providers that monitors were created for. */
            providerIds?: string[];
        };
        BulkSanctionsAndExclusionsMonitorsRequest: {
            providerIds: string[];
            /** @description Only datasets about sanctions and exclusions. */
            datasetInfos: components["schemas"]["MonitorDatasetInfo"][];
        };
        /** @description A certificate, such as one of `AmericanHeartAssociation`. */
        CertificateDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            certificateType?: string;
            certificateNumber?: string;
            firstName?: string;
            lastName?: string;
            middleName?: string;
            prefix?: string;
            suffix?: string;
            /** Format: date-time */
            issueDate?: string;
            /** Format: date-time */
            expirationDate?: string;
            certifyingOrganization?: string;
            additionalProperties?: components["schemas"]["FlexibleData"];
            attachments?: string[];
            fullName?: string;
        };
        /** @description A course certificate that a provider states. */
        CertificateInfo: {
            /** Format: date-time */
            lastUpdatedAt?: string;
            /** Format: uuid */
            id?: string;
            type?: components["schemas"]["CertificateType"] | (string & {});
            firstName?: string;
            lastName?: string;
            certificateNumber?: string;
            /** Format: date-time */
            issueDate?: string;
            /** Format: date-time */
            expirationDate?: string;
            certifyingOrganization?: string;
        };
        /** @description Only what is sent changes; null empties a field. The type stays. */
        CertificateInfoPatch: {
            firstName?: string | null;
            lastName?: string | null;
            certificateNumber?: string | null;
            /** Format: date-time */
            issueDate?: string | null;
            /** Format: date-time */
            expirationDate?: string | null;
            certifyingOrganization?: string | null;
        };
        /** @description A course certificate that a provider states. */
        CertificateInfoRequest: {
            type: components["schemas"]["CertificateType"];
            certificateNumber: string;
            firstName?: string | null;
            lastName?: string | null;
            /** Format: date-time */
            issueDate?: string | null;
            /** Format: date-time */
            expirationDate?: string | null;
            certifyingOrganization?: string | null;
        };
        /**
         * @description Life-support and wellness certificates that the service knows.
         * @enum {string}
         */
        CertificateType: "AhaBasicLifeSupport" | "AhaAdvancedCardiacLifeSupport" | "AhaNeonatalAdvancedLifeSupport" | "AhaPediatricAdvancedLifeSupport" | "CaliforniaCertifiedWellnessCoach" | "AhaAdvancedCardiovascularLifeSupport" | "AhaAdvancedStrokeLifeSupport" | "AhaPears" | "AhaHeartsaver";
        /** @description What stands at the head of a checklist. */
        ChecklistDetails: {
            organization?: string;
            providerType?: string;
            providerName?: string;
            /** Format: date-time */
            started?: string;
            /** Format: date-time */
            completed?: string;
        };
        /** @description What stands at the head of a checklist. */
        ChecklistDetailsRequest: {
            organization?: string;
            providerType?: string;
            providerName?: string;
            /** Format: date-time */
            started?: string;
            /** Format: date-time */
            completed?: string;
        };
        /** @description A secret of an OAuth client. Its text is there only in the answer to its creation. */
        ClientSecret: {
            /** Format: uuid */
            id?: string;
            /** Format: date-time */
            createdAt?: string;
            accessToken?: string;
        };
        /** @description A record of the preclusion list of Medicare (`CmsPreclusion`). */
        CmsPreclusionDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            firstName?: string;
            middleName?: string;
            lastName?: string;
            prefix?: string;
            suffix?: string;
            /** Format: int64 */
            npiNumber?: number;
            /** Format: date-time */
            dateOfBirth?: string;
            address?: string;
            businessName?: string;
            general?: string;
            speciality?: string;
            ein?: number;
            /** Format: date-time */
            exclusionDate?: string;
            /** Format: date-time */
            claimRejectionDate?: string;
            /** Format: date-time */
            reinstatedDate?: string;
            /** Format: date-time */
            lastUpdate?: string;
        };
        Country: {
            /** Format: uuid */
            id?: string;
            name?: string;
            isoCode?: string;
            /** Format: date-time */
            createdAt?: string;
        };
        /**
         * @description What a credentialing request is about.
         * @enum {string}
         */
        CredentialingEntityType: "Provider" | "Facility";
        /**
         * @description Stage of a credentialing request.
         * @enum {string}
         */
        CredentialingEventStatus: "RequestSubmitted" | "RequestInProgress" | "AdditionalInformationRequested" | "AdditionalInformationSubmitted" | "CancellationRequested" | "Cancelled" | "Completed" | "CompletedWithConcern" | "UnableToComplete" | "SecondAttemptMissingInfo" | "ThirdAttemptMissingInfo";
        /**
         * @description What a file attached to an event is.
         * @enum {string}
         */
        CredentialingFileType: "CredentialingPacket";
        /**
         * @description How soon a credentialing request should be worked on.
         * @enum {string}
         */
        CredentialingPriority: "Low" | "Medium" | "High" | "Urgent";
        /** @description A workflow that produces a credentialing packet, for a provider or a facility. */
        CredentialingRequest: {
            type?: components["schemas"]["CredentialingRequestType"] | (string & {});
            /** Format: uuid */
            id?: string;
            provider?: components["schemas"]["Provider"];
            facility?: components["schemas"]["Facility"];
            /** Format: date-time */
            createdAt?: string;
            currentEvent?: components["schemas"]["CredentialingRequestEvent"];
            allEvents?: components["schemas"]["CredentialingRequestEvent"][];
            priority?: components["schemas"]["CredentialingPriority"] | (string & {});
            isSelfManaged?: boolean;
            /** Format: date */
            applicationReceivedDate?: string;
            checklist?: components["schemas"]["CredentialingRequestChecklist"];
            owner?: components["schemas"]["BaseUser"];
            facilitySpecialtyIds?: string[];
            facilitySpecialties?: components["schemas"]["FacilitySpecialty"][];
        };
        /** @description How many requests there are, in all and by the status of their latest event. */
        CredentialingRequestAggregation: {
            total?: number;
            aggregations?: {
                [key: string]: number;
            };
        };
        /** @description What was verified for a request, with the evidence. */
        CredentialingRequestChecklist: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            requestId?: string;
            notes?: string;
            items?: components["schemas"]["CredentialingRequestChecklistItem"][];
            details?: components["schemas"]["ChecklistDetails"];
        };
        /** @description A scan of a dataset. */
        CredentialingRequestChecklistDatasetScanReference: {
            /** Format: uuid */
            datasetScanId?: string;
        };
        /** @description An entry about a facility. */
        CredentialingRequestChecklistFacilityInfoReference: {
            /** Format: uuid */
            facilityInfoId?: string;
            facilityInfoType?: components["schemas"]["FacilityInfoType"] | (string & {});
        };
        /** @description An entry about a facility. */
        CredentialingRequestChecklistFacilityInfoReferenceRequest: {
            /** Format: uuid */
            facilityInfoId?: string;
            facilityInfoType?: components["schemas"]["FacilityInfoType"];
        };
        /** @description A specialty of a facility. */
        CredentialingRequestChecklistFacilitySpecialtyReference: {
            /** Format: uuid */
            facilitySpecialtyId?: string;
        };
        /** @description A file. */
        CredentialingRequestChecklistFileReference: {
            filePath?: string;
        };
        /** @description An element of a checklist. */
        CredentialingRequestChecklistItem: {
            /** Format: uuid */
            id?: string;
            name?: string;
            /** Format: date-time */
            confirmedAt?: string;
            confirmedBy?: string;
            /** Format: date-time */
            verifiedAt?: string;
            status?: string;
            source?: string;
            references?: components["schemas"]["CredentialingRequestChecklistReference"];
        };
        /** @description An element of a checklist. */
        CredentialingRequestChecklistItemRequest: {
            name: string;
            status: string;
            /** Format: date-time */
            confirmedAt?: string;
            confirmedBy?: string;
            /** Format: date-time */
            verifiedAt?: string;
            source?: string;
            references?: components["schemas"]["CredentialingRequestChecklistReferenceRequest"];
        };
        /** @description A verification of a license. */
        CredentialingRequestChecklistLicenseVerificationReference: {
            /** Format: uuid */
            licenseId?: string;
            /** Format: uuid */
            licenseVerificationId?: string;
        };
        /** @description An imported profile. */
        CredentialingRequestChecklistProfileReference: {
            /** Format: uuid */
            profileId?: string;
        };
        /** @description An entry about a provider. */
        CredentialingRequestChecklistProviderInfoReference: {
            /** Format: uuid */
            providerInfoId?: string;
            providerInfoType?: components["schemas"]["ProviderInfoType"] | (string & {});
        };
        /** @description An entry about a provider. */
        CredentialingRequestChecklistProviderInfoReferenceRequest: {
            /** Format: uuid */
            providerInfoId?: string;
            providerInfoType?: components["schemas"]["ProviderInfoType"];
        };
        /** @description The evidence of an element. */
        CredentialingRequestChecklistReference: {
            providerInfo?: components["schemas"]["CredentialingRequestChecklistProviderInfoReference"][];
            facilityInfo?: components["schemas"]["CredentialingRequestChecklistFacilityInfoReference"][];
            licenseVerifications?: components["schemas"]["CredentialingRequestChecklistLicenseVerificationReference"][];
            datasetScans?: components["schemas"]["CredentialingRequestChecklistDatasetScanReference"][];
            files?: components["schemas"]["CredentialingRequestChecklistFileReference"][];
            profiles?: components["schemas"]["CredentialingRequestChecklistProfileReference"][];
            facilitySpecialties?: components["schemas"]["CredentialingRequestChecklistFacilitySpecialtyReference"][];
        };
        /** @description The evidence of an element. */
        CredentialingRequestChecklistReferenceRequest: {
            providerInfo?: components["schemas"]["CredentialingRequestChecklistProviderInfoReferenceRequest"][];
            facilityInfo?: components["schemas"]["CredentialingRequestChecklistFacilityInfoReferenceRequest"][];
            licenseVerifications?: components["schemas"]["CredentialingRequestChecklistLicenseVerificationReference"][];
            datasetScans?: components["schemas"]["CredentialingRequestChecklistDatasetScanReference"][];
            files?: components["schemas"]["CredentialingRequestChecklistFileReference"][];
            profiles?: components["schemas"]["CredentialingRequestChecklistProfileReference"][];
            facilitySpecialties?: components["schemas"]["CredentialingRequestChecklistFacilitySpecialtyReference"][];
        };
        /** @description The whole checklist; it takes the place of the one before. */
        CredentialingRequestChecklistRequest: {
            notes?: string;
            items?: components["schemas"]["CredentialingRequestChecklistItemRequest"][];
            details?: components["schemas"]["ChecklistDetailsRequest"];
        };
        /** @description A stage of a request. */
        CredentialingRequestEvent: {
            /** Format: uuid */
            id?: string;
            description?: string;
            note?: string;
            /** Format: date-time */
            timestamp?: string;
            status?: components["schemas"]["CredentialingEventStatus"] | (string & {});
            attachments?: components["schemas"]["CredentialingRequestEventFile"][];
            user?: components["schemas"]["CredentialingRequestEventUser"];
        };
        /** @description A file that came with an event. */
        CredentialingRequestEventFile: {
            path?: string;
            type?: components["schemas"]["CredentialingFileType"] | (string & {});
        };
        /** @description A file that comes with an event. */
        CredentialingRequestEventFileRequest: {
            path?: string;
            type?: components["schemas"]["CredentialingFileType"];
        };
        /** @description A stage that a request has come to. `nextCredentialingDate` goes with its completion. */
        CredentialingRequestEventRequest: {
            note?: string;
            status: components["schemas"]["CredentialingEventStatus"];
            attachments?: components["schemas"]["CredentialingRequestEventFileRequest"][];
            /** Format: date */
            nextCredentialingDate?: string;
        };
        /** @description Who added an event. */
        CredentialingRequestEventUser: {
            /** Format: uuid */
            id?: string;
            email?: string;
        };
        /** @description A request for specialties of a facility. */
        CredentialingRequestFacilityRequest: {
            /** Format: uuid */
            facilityId: string;
            facilitySpecialtyIds: string[];
            type?: components["schemas"]["CredentialingRequestType"];
            priority?: components["schemas"]["CredentialingPriority"];
            isSelfManaged?: boolean;
            /** Format: date */
            applicationReceivedDate?: string;
        };
        CredentialingRequestPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["CredentialingRequest"][];
        };
        /** @description Only what is sent changes; null empties a field. The mode cannot be changed. */
        CredentialingRequestPatch: {
            priority?: components["schemas"]["CredentialingPriority"] | components["schemas"]["NullValue"];
            /** Format: uuid */
            ownerId?: string | null;
            /** Format: date */
            applicationReceivedDate?: string | null;
        };
        /** @description A request for a provider. */
        CredentialingRequestProviderRequest: {
            /** Format: uuid */
            providerId: string;
            type?: components["schemas"]["CredentialingRequestType"];
            priority?: components["schemas"]["CredentialingPriority"];
            isSelfManaged?: boolean;
            /** Format: date */
            applicationReceivedDate?: string;
        };
        /**
         * @description Occasion of a credentialing request.
         * @enum {string}
         */
        CredentialingRequestType: "Initial" | "ReCredentialing" | "OffCycle";
        /** @description Which document to upload to which records of the customer relationship system. */
        CrmDocumentRequestRequest: {
            document: string;
            pathOnClient?: string;
            relatedIds: string[];
        };
        /** @description A list or registry that providers or facilities are compared with. */
        Dataset: {
            name?: string;
            type?: components["schemas"]["DatasetType"] | (string & {});
            tags?: string[];
            /** @description Ways to search it. A scan uses the preferred one, unless it names another. */
            parameterSets?: components["schemas"]["ParameterSet"][];
            supportedEntityTypes?: (components["schemas"]["DatasetEntityType"] | (string & {}))[];
            status?: components["schemas"]["DatasetStatus"];
            /** @description The intervals that a monitor may have. */
            monitoringIntervals?: (components["schemas"]["MonitoringInterval"] | (string & {}))[];
            /**
             * Format: date-time
             * @description When its records were last renewed.
             */
            lastUpdated?: string;
            /** @description JSON Schema of its records. */
            schema?: unknown;
            /** @description Whatever else is known about it. */
            properties?: {
                [key: string]: unknown;
            };
            capabilities?: components["schemas"]["DatasetCapabilities"];
            maintenanceWindows?: components["schemas"]["MaintenanceDowntimeCronDescription"][];
            /** @description The source charges for a scan, and the charge is passed on. */
            hasPassThroughFee?: boolean;
        };
        /** @description What can be done with a dataset. */
        DatasetCapabilities: {
            SupportsMultipleMonitors?: boolean;
            SupportsReferences?: boolean;
            SupportsAliases?: boolean;
            SupportsMatchRelevance?: boolean;
            SupportsContinuousMonitoring?: boolean;
            SupportsOnDemandScanning?: boolean;
            SupportsMonitoring?: boolean;
        } & {
            [key: string]: boolean;
        };
        /**
         * @description Whether it is about a provider or a facility.
         * @enum {string}
         */
        DatasetEntityType: "Practitioner" | "Facility";
        /** @description A record of a dataset that may be about the provider or facility. */
        DatasetMatch: {
            /** Format: uuid */
            id?: string;
            /**
             * Format: date-time
             * @description When the dataset was last renewed.
             */
            datasetTimestamp?: string;
            /**
             * Format: date-time
             * @description When the record was last renewed.
             */
            recordTimestamp?: string;
            data?: components["schemas"]["DatasetMatchData"];
            /** Format: uuid */
            scanId?: string;
            scan?: components["schemas"]["DatasetScan"];
            /** @description It waits for a decision. */
            userActionNeeded?: boolean;
            isIgnored?: boolean;
            userActionResolution?: components["schemas"]["MatchResolution"] | (string & {});
            userActionResolutionNote?: string;
            matchRelevance?: components["schemas"]["MatchRelevance"] | (string & {});
            /** @description Between 0 and 1; the higher, the more agrees. */
            matchScore?: number;
            /** Format: date-time */
            createdTimestamp?: string;
            /**
             * Format: date-time
             * @description When a newer scan replaced it. Absent while it counts.
             */
            obsoleteTimestamp?: string;
        };
        /** @description The record, and what of the parameters agrees with it. */
        DatasetMatchData: {
            /** @description Agree with the record. */
            positiveParameters?: components["schemas"]["IProviderParameter"][];
            /** @description Differ from the record. */
            negativeParameters?: components["schemas"]["IProviderParameter"][];
            record?: components["schemas"]["DatasetRecord"];
        };
        DatasetMatchPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["DatasetMatch"][];
        };
        /** @description Only what is sent changes; a null decision restores the match. */
        DatasetMatchPatch: {
            userActionResolutionNote?: string | null;
            userActionResolution?: components["schemas"]["MatchResolution"] | components["schemas"]["NullValue"];
        };
        DatasetMatchesAggregation: {
            total?: number;
            /** @description Counts by dataset. */
            aggregations?: {
                [key: string]: number;
            };
        };
        /** @description How many matches wait for a decision, and how many were accepted. */
        DatasetMatchesAggregations: {
            userActionNeeded?: components["schemas"]["DatasetMatchesAggregation"];
            accepted?: components["schemas"]["DatasetMatchesAggregation"];
        };
        /** @description The state of the dataset that a scan compared with. */
        DatasetMetadata: {
            /** Format: date */
            importDate?: string;
            importFileName?: string;
        };
        /** @description Scans a dataset again and again. */
        DatasetMonitor: {
            /** @enum {string} */
            type?: "Dataset";
            /** Format: uuid */
            id?: string;
            monitoringInterval?: components["schemas"]["MonitoringInterval"] | (string & {});
            /** Format: date-time */
            nextMonitoringDate?: string;
            /** Format: date-time */
            lastMonitoringDate?: string;
            /** Format: uuid */
            providerId?: string;
            /** Format: uuid */
            facilityId?: string;
            datasetType?: components["schemas"]["DatasetType"] | (string & {});
            options?: components["schemas"]["DatasetScanOptions"];
            lastVerification?: components["schemas"]["DatasetScan"];
        };
        DatasetPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["Dataset"][];
        };
        /** @description A record as its dataset has it; the `type` of the scan tells which. */
        DatasetRecord: components["schemas"]["OigExclusionsDatasetRecord"] | components["schemas"]["SamDatasetRecord"] | components["schemas"]["OfacDatasetRecord"] | components["schemas"]["StateSanctionsAndExclusionsRecord"] | components["schemas"]["MedicareOptOutDatasetRecord"] | components["schemas"]["NpdbDatasetRecord"] | components["schemas"]["DmfDatasetRecord"] | components["schemas"]["NpiDatasetRecord"] | components["schemas"]["DeaDatasetRecord"] | components["schemas"]["CmsPreclusionDatasetRecord"] | components["schemas"]["TricareDatasetRecord"] | components["schemas"]["OigFugitivesDatasetRecord"] | components["schemas"]["NscDatasetRecord"] | components["schemas"]["AbmsDatasetRecord"] | components["schemas"]["BoardCertificationDatasetRecord"] | components["schemas"]["CertificateDatasetRecord"] | components["schemas"]["JointCommissionDatasetRecord"] | never;
        /** @description One comparison of a provider or facility with a dataset. */
        DatasetScan: {
            type?: components["schemas"]["DatasetType"] | (string & {});
            /** Format: uuid */
            id?: string;
            /** Format: date-time */
            started?: string;
            /** Format: date-time */
            completed?: string;
            status?: components["schemas"]["ScanStatus"] | (string & {});
            /** Format: uuid */
            providerId?: string;
            /** Format: uuid */
            facilityId?: string;
            /** @description The provider that was scanned. Other shapes are possible. */
            provider?: components["schemas"]["ProviderBase"] | never;
            trigger?: components["schemas"]["VerificationTrigger"] | (string & {});
            options?: components["schemas"]["DatasetScanOptions"];
            failureReason?: components["schemas"]["Failure"];
            /** @description What the source says about the state of the scan; its shape depends on the source. */
            statusDescription?: unknown;
            /** @description What the dataset was searched by. */
            parameters?: components["schemas"]["IProviderParameter"][];
            matches?: components["schemas"]["DatasetMatch"][];
            monitoringMetadata?: components["schemas"]["MonitoringMetadata"];
            /** Format: date-time */
            verifiedAt?: string;
            datasetMetadata?: components["schemas"]["DatasetMetadata"];
        };
        DatasetScanOptions: {
            /**
             * Format: uuid
             * @description One of the `parameterSets` of the dataset. The preferred one when left out.
             */
            parameterSetId?: string;
            /**
             * Format: uuid
             * @description The entry of the entity that the scan is about, such as an alias of the provider.
             */
            referenceId?: string;
        };
        DatasetScanPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["DatasetScan"][];
        };
        /** @description What to scan: a provider or a facility, never both. */
        DatasetScanRequest: {
            type: components["schemas"]["DatasetType"];
            /** Format: uuid */
            providerId?: string;
            /** Format: uuid */
            facilityId?: string;
            options?: components["schemas"]["DatasetScanOptions"];
        };
        DatasetStatus: {
            /** @description How long a scan usually takes. */
            expectedProcessingTime?: number;
        };
        /**
         * @description Which dataset.
         * @enum {string}
         */
        DatasetType: "Sam" | "MedicareOptOut" | "OigFugitives" | "OfacSdn" | "OfacConsolidated" | "OigExclusions" | "StateSanctionsAndExclusions" | "Npdb" | "Dmf" | "Npi" | "Nsc" | "Dea" | "CmsPreclusion" | "Tricare" | "AmericanBoardofInternalMedicine" | "NationalCommissiononCertificationofPhysicianAssistants" | "Abms" | "NationalBoardforCertifiedCounselors" | "AmericanAcademyofNursePractitioners" | "NationalBoardofCertificationandRecertificationforNurseAnesthetists" | "AmericanOsteopathicAssociation" | "AmericanNursesCredentialingCenter" | "NationalBoardforCertificationinOccupationalTherapy" | "AmericanSpeechLanguageHearingAssociation" | "AmericanBoardofFamilyMedicine" | "AmericanBoardofPsychiatryandNeurology" | "InternationalBoardofLactationConsultantExaminers" | "AmericanMidwiferyCertificationBoard" | "AmericanDentalBoardofAnesthesiology" | "AmericanBoardofClinicalSocialWork" | "BoardOfPharmacySpecialties" | "AmericanBoardofAllergyandImmunology" | "AmericanBoardofOrthodontics" | "AmericanBoardofOralMedicine" | "AmericanBoardofPediatricDentistry" | "AmericanBoardofOralandMaxillofacialSurgery" | "AmericanBoardofOralandMaxillofacialRadiology" | "AmericanBoardofProsthodontics" | "AmericanBoardofOralandMaxillofacialPathology" | "AmericanBoardofEndodontics" | "AmericanBoardofPeriodontology" | "AmericanBoardofOralImplantology" | "AmericanBoardofPodiatricMedicine" | "AmericanBoardofDentalPublicHealth" | "BehaviorAnalystCertificationBoard" | "AmericanBoardofGeneralDentistry" | "NationalAssociationofSchoolPsychologists" | "AmericanBoardofAddictionMedicine" | "AmericanBoardofMultipleSpecialtiesinPodiatry" | "CommissionOnDieteticRegistration" | "AmericanBoardOfObesityMedicine" | "NationalCertificationCorporation" | "NationalCommissionForCertificationOfAnesthesiologistAssistants" | "AmericanRegistryOfRadiologyTechnologists" | "AmericanBoardOfAnesthesiology" | "AmericanRegistryForDiagnosticMedicalSonography" | "NationalBoardOfPhysiciansAndSurgeons" | "CardiovascularCredentialingInternational" | "NationalCenterForCompetencyTesting" | "NationalAssociationOfPhlebotomyTechnicians" | "AmericanAlliedHealth" | "NationalRegistryOfAlliedHealthProfessionals" | "AmericanMedicalTechnologists" | "NationalHealthCareerAssociation" | "DentalAssistingNationalBoard" | "PediatricNursingCertification" | "NationalCertificationCommissionForAcupunctureAndOrientalMedicine" | "CertificationBoardForMusicTherapists" | "AmericanBoardOfChiropracticInternists" | "AmericanBoardofPhysicalTherapySpecialties" | "AmericanBoardofPhysicianSpecialties" | "AmericanAcademyofOptometry" | "AmericanBoardofNeurologicalSurgery" | "AmericanBoardofObstetricsandGynecology" | "AmericanBoardofOphthalmology" | "AmericanBoardofOtolaryngologyHeadandNeckSurgery" | "AmericanBoardofPediatrics" | "AmericanBoardofOrthopaedicSurgery" | "AmericanBoardofPhysicalMedicineandRehabilitation" | "AmericanBoardofPlasticSurgery" | "AmericanBoardofRadiology" | "AmericanBoardofSurgery" | "AmericanBoardofUrology" | "AmericanBoardofColonandRectalSurgery" | "AmericanAssociationofCriticalCareNurses" | "AmericanBoardofFootandAnkleSurgery" | "PharmacyTechnicianCertificationBoard" | "NationalBoardofSurgicalTechnologyandSurgicalAssisting" | "AmericanBoardofPainMedicine" | "AmericanBoardofOrofacialPain" | "NuclearMedicineTechnologyCertificationBoard" | "AmericanBoardofEmergencyMedicine" | "ArtTherapyCredentialsBoard" | "AmericanBoardofProfessionalPsychology" | "NationalRegistryofEmergencyMedicalTechnicians" | "AmericanBoardofOptometry" | "BehavioralInterventionCertificationCouncil" | "AmericanHeartAssociation" | "InternationalBoardCertifiedLactationConsultant" | "MedicaidEnrollmentCalifornia" | "JointCommission" | "FacilityCmsCertification";
        /** @description A registration for controlled substances (`Dea`). */
        DeaDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            businessActivityCode?: string;
            drugSchedules?: string;
            /** Format: date-time */
            expirationDate?: string;
            additionalCompanyInfo?: string;
            address1?: string;
            address2?: string;
            city?: string;
            state?: string;
            zipCode?: string;
            businessActivitySubCode?: string;
            paymentIndicator?: components["schemas"]["DeaPaymentIndicator"] | (string & {});
            active?: boolean;
            deax?: components["schemas"]["DeaSpecialRegistration"];
            degree?: string;
            stateLicenseNumber?: string;
            stateControlledSubstanceLicenseNumber?: string;
            businessActivity?: string;
            registrationNumber?: string;
            fullName?: string;
        };
        /** @enum {string} */
        DeaPaymentIndicator: "Paid" | "Exempt";
        /** @description A registration with the Drug Enforcement Administration that a provider states. */
        DeaRegistrationInfo: {
            /** Format: date-time */
            lastUpdatedAt?: string;
            /** Format: uuid */
            id?: string;
            registrationNumber?: string;
        };
        /** @description The new number. */
        DeaRegistrationInfoPatch: {
            registrationNumber: string;
        };
        /** @description A registration with the Drug Enforcement Administration. */
        DeaRegistrationInfoRequest: {
            registrationNumber: string;
        };
        /** @description Registration to treat opioid use disorder. */
        DeaSpecialRegistration: {
            number?: string;
            certifiedPatientLimit?: number;
        };
        /**
         * @description Why an affiliation ended.
         * @enum {string}
         */
        DiscontinuanceReason: "VoluntaryResignation" | "Suspension" | "TerminationWithCause" | "HospitalClosed";
        DismissRequest: {
            dismissalNote?: string;
        };
        /** @description A record of the death master file (`Dmf`). */
        DmfDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            fullName?: string;
            deceased?: boolean;
            deceasedStateOnRecord?: string;
            /** Format: date-time */
            dateOfDeath?: string;
            /** @description Last known state. */
            lastKnowState?: string;
            lastKnowZipCode?: string;
            lastKnowCountry?: string;
            /** Format: date-time */
            dateOfBirth?: string;
            firstName?: string;
            middleName?: string;
            lastName?: string;
            prefix?: string;
            suffix?: string;
        };
        /** @description A school that a provider went to. */
        Education: {
            /** Format: date-time */
            lastUpdatedAt?: string;
            /** Format: uuid */
            id?: string;
            ecfmgNumber?: string;
            /** Format: date-time */
            ecfmgIssueDate?: string;
            graduateType?: components["schemas"]["GraduateType"] | (string & {});
            schoolName?: string;
            schoolCode?: string;
            branchCode?: string;
            /** Format: date-time */
            startDate?: string;
            /** Format: date-time */
            endDate?: string;
            completed?: boolean;
            degree?: string;
        };
        /** @description Only what is sent changes; null empties a field. */
        EducationPatch: {
            ecfmgNumber?: string | null;
            /** Format: date-time */
            ecfmgIssueDate?: string | null;
            graduateType?: components["schemas"]["GraduateType"] | components["schemas"]["NullValue"];
            schoolName?: string | null;
            schoolCode?: string | null;
            branchCode?: string | null;
            /** Format: date-time */
            startDate?: string | null;
            /** Format: date-time */
            endDate?: string | null;
            completed?: boolean;
            degree?: string | null;
        };
        /** @description A school that a provider went to. */
        EducationRequest: {
            ecfmgNumber?: string;
            /** Format: date-time */
            ecfmgIssueDate?: string;
            graduateType?: components["schemas"]["GraduateType"];
            schoolName?: string;
            schoolCode?: string;
            branchCode?: string;
            /** Format: date-time */
            startDate?: string;
            /** Format: date-time */
            endDate?: string;
            completed?: boolean;
            degree?: string;
        };
        /** @enum {string} */
        EmailType: "Unspecified" | "Personal" | "Work";
        /**
         * @description State of an enrollment with a plan.
         * @enum {string}
         */
        EnrollmentStatus: "NotSubmitted" | "Submitted" | "Enrolled" | "Denied";
        /** @description A report and the path of its file. */
        EnrollmentsReportInfo: {
            /** Format: date-time */
            date?: string;
            path?: string;
        };
        /** @enum {string} */
        Ethnicity: "AmericanIndianOrAlaskaNative" | "Asian" | "BlackOrAfricanAmerican" | "HispanicOrLatino" | "NativeHawaiianOrOtherPacificIslander" | "White" | "PreferNotToSay" | "NoInformationToAnswer";
        /**
         * @description Area of the service that an event belongs to.
         * @enum {string}
         */
        EventLogCategory: "Verifications" | "ProviderInfo" | "ProviderManagement" | "Organization" | "Integrations" | "Groups" | "ProviderProfile" | "Beta" | "Mpd" | "Console" | "FacilityManagement" | "FacilityInfo";
        /** @description Something that happened in the organization. */
        EventLogEntry: {
            /** Format: uuid */
            id?: string;
            /** Format: date-time */
            timestamp?: string;
            type?: components["schemas"]["EventLogType"] | (string & {});
            /** @description Text with `{name}` placeholders. */
            messageTemplate?: string;
            /** @description Values for the placeholders. */
            messageParameters?: unknown;
            /** Format: uuid */
            correlationId?: string;
            /** @description Whatever else was recorded; its shape depends on the event. */
            context?: unknown;
        };
        EventLogEntryPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["EventLogEntry"][];
        };
        /** @description The event log of a day or a month as a file. */
        EventLogExport: {
            type?: components["schemas"]["EventLogExportType"] | (string & {});
            /** Format: date-time */
            date?: string;
            filePath?: string;
            fileSize?: number;
            eventCount?: number;
            status?: components["schemas"]["ImportStatus"] | (string & {});
            /** Format: uuid */
            id?: string;
        };
        EventLogExportPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["EventLogExport"][];
        };
        /**
         * @description Span of an export of the event log.
         * @enum {string}
         */
        EventLogExportType: "DailyChangeLog" | "MonthlyLog";
        /**
         * @description Where an entry of the event log comes from.
         * @enum {string}
         */
        EventLogType: "System" | "Request" | "Legacy";
        /** @description A report and the path of its file. */
        ExpirableCredentialsReportInfo: {
            /** Format: date-time */
            date?: string;
            path?: string;
        };
        /**
         * @description Whether the list is wanted as a file.
         * @enum {string}
         */
        ExportFormat: "None" | "Csv";
        /** @description A place where providers work: a hospital, clinic or the like. */
        Facility: {
            /** Format: uuid */
            id?: string;
            name?: string;
            /** Format: date-time */
            createdAt?: string;
            deactivated?: boolean;
            /** Format: uuid */
            parentFacilityId?: string;
            dba?: string;
            addressLine1?: string;
            addressLine2?: string;
            city?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            zipCode?: string;
            phoneNumber?: string;
            faxNumber?: string;
            groupTaxId?: string;
            facilityTaxId?: string;
            contactName?: string;
            contactEmail?: string;
            medicarePartANumber?: string;
            medicarePartBNumber?: string;
            medicaidNumber?: string;
        };
        /** @description An accreditation that a facility states. */
        FacilityAccreditation: {
            /** Format: uuid */
            id?: string;
            /** Format: date-time */
            lastUpdatedAt?: string;
            appliesTo?: components["schemas"]["FacilityInfoScope"] | (string & {});
            associatedFacilitySpecialtyIds?: string[];
            /** Format: uuid */
            accreditationAgencyId?: string;
            /** Format: uuid */
            accreditationProgramId?: string;
            accreditationNumber?: string;
            nonVerifiedInfo?: components["schemas"]["FacilityAccreditationNonVerifiedInfo"];
        };
        /** @description An agency that accredits facilities, with its programs. */
        FacilityAccreditationAgency: {
            /** Format: uuid */
            id?: string;
            agencyName?: string;
            programs?: components["schemas"]["FacilityAccreditationProgram"][];
        };
        FacilityAccreditationAgencyPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["FacilityAccreditationAgency"][];
        };
        FacilityAccreditationInfoParameter: {
            /** @enum {string} */
            type?: "FacilityAccreditationInfo";
            accreditationNumber?: string;
            accreditationProgram?: string;
        };
        FacilityAccreditationNonVerifiedInfo: {
            decision?: string;
            /** Format: date */
            effectiveDate?: string;
            /** Format: date */
            expirationDate?: string;
        };
        FacilityAccreditationNonVerifiedInfoPatch: {
            decision?: string | null;
            /** Format: date */
            effectiveDate?: string | null;
            /** Format: date */
            expirationDate?: string | null;
        };
        FacilityAccreditationNonVerifiedInfoRequest: {
            decision?: string;
            /** Format: date */
            effectiveDate?: string;
            /** Format: date */
            expirationDate?: string;
        };
        FacilityAccreditationPatch: {
            appliesTo?: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            accreditationNumber?: string | null;
            nonVerifiedInfo?: components["schemas"]["FacilityAccreditationNonVerifiedInfoPatch"] | components["schemas"]["NullValue"];
        };
        /** @description A program of an accrediting agency. */
        FacilityAccreditationProgram: {
            /** Format: uuid */
            id?: string;
            programName?: string;
        };
        FacilityAccreditationRequest: {
            appliesTo: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            /** Format: uuid */
            accreditationAgencyId: string;
            /** Format: uuid */
            accreditationProgramId: string;
            accreditationNumber?: string;
            nonVerifiedInfo?: components["schemas"]["FacilityAccreditationNonVerifiedInfoRequest"];
        };
        /** @description A certification by the Centers for Medicare and Medicaid Services. */
        FacilityCmsCertification: {
            /** Format: uuid */
            id?: string;
            /** Format: date-time */
            lastUpdatedAt?: string;
            appliesTo?: components["schemas"]["FacilityInfoScope"] | (string & {});
            associatedFacilitySpecialtyIds?: string[];
            certificationNumber?: string;
            nonVerifiedInfo?: components["schemas"]["FacilityCmsCertificationNonVerifiedInfo"];
        };
        FacilityCmsCertificationInfoParameter: {
            /** @enum {string} */
            type?: "FacilityCmsCertificationInfo";
            certificateNumber?: string;
            certificateType?: string;
        };
        FacilityCmsCertificationNonVerifiedInfo: {
            /** Format: date */
            certificationDate?: string;
        };
        FacilityCmsCertificationNonVerifiedInfoPatch: {
            /** Format: date */
            certificationDate?: string | null;
        };
        FacilityCmsCertificationNonVerifiedInfoRequest: {
            /** Format: date */
            certificationDate?: string;
        };
        FacilityCmsCertificationPatch: {
            appliesTo?: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            nonVerifiedInfo?: components["schemas"]["FacilityCmsCertificationNonVerifiedInfoPatch"] | components["schemas"]["NullValue"];
        };
        FacilityCmsCertificationRequest: {
            appliesTo: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            certificationNumber: string;
            nonVerifiedInfo?: components["schemas"]["FacilityCmsCertificationNonVerifiedInfoRequest"];
        };
        /** @description What a facility is credentialed by. */
        FacilityCredentialingData: {
            facility?: components["schemas"]["Facility"];
            facilitySpecialties?: components["schemas"]["FacilitySpecialty"][];
            facilityInfo?: {
                [key: string]: unknown[];
            };
            childFacilities?: components["schemas"]["Facility"][];
            datasetScans?: components["schemas"]["DatasetScan"][];
            files?: components["schemas"]["File"][];
        };
        /** @description A registration with the Drug Enforcement Administration that a facility states. */
        FacilityDea: {
            /** Format: uuid */
            id?: string;
            /** Format: date-time */
            lastUpdatedAt?: string;
            appliesTo?: components["schemas"]["FacilityInfoScope"] | (string & {});
            associatedFacilitySpecialtyIds?: string[];
            deaNumber?: string;
            nonVerifiedInfo?: components["schemas"]["FacilityDeaNonVerifiedInfo"];
        };
        FacilityDeaNonVerifiedInfo: {
            drugSchedules?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            /** Format: date */
            expirationDate?: string;
            businessActivityCode?: string;
            paymentIndicator?: components["schemas"]["DeaPaymentIndicator"] | (string & {});
            isActive?: boolean;
        };
        FacilityDeaNonVerifiedInfoPatch: {
            drugSchedules?: string | null;
            state?: components["schemas"]["UsState"] | components["schemas"]["NullValue"];
            /** Format: date */
            expirationDate?: string | null;
            businessActivityCode?: string | null;
            paymentIndicator?: components["schemas"]["DeaPaymentIndicator"] | components["schemas"]["NullValue"];
            isActive?: boolean;
        };
        FacilityDeaNonVerifiedInfoRequest: {
            drugSchedules?: string;
            state?: components["schemas"]["UsState"];
            /** Format: date */
            expirationDate?: string;
            businessActivityCode?: string;
            paymentIndicator?: components["schemas"]["DeaPaymentIndicator"];
            isActive?: boolean;
        };
        FacilityDeaPatch: {
            appliesTo?: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            nonVerifiedInfo?: components["schemas"]["FacilityDeaNonVerifiedInfoPatch"] | components["schemas"]["NullValue"];
        };
        FacilityDeaRequest: {
            appliesTo: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            deaNumber: string;
            nonVerifiedInfo?: components["schemas"]["FacilityDeaNonVerifiedInfoRequest"];
        };
        /** @description The entry of each kind that was changed last; kinds without one are left out. */
        FacilityInfo: {
            Accreditation?: components["schemas"]["FacilityAccreditation"];
            CmsCertification?: components["schemas"]["FacilityCmsCertification"];
            Dea?: components["schemas"]["FacilityDea"];
            LiabilityInsurance?: components["schemas"]["FacilityLiabilityInsurance"];
            License?: components["schemas"]["FacilityLicense"];
            MedicareEnrollment?: components["schemas"]["FacilityMedicareEnrollment"];
            Npi?: components["schemas"]["FacilityNpi"];
        };
        /**
         * @description Which specialties of a facility an entry counts for.
         * @enum {string}
         */
        FacilityInfoScope: "SelfOnly" | "SelfAndAllChildren" | "Custom";
        /**
         * @description A kind of entry about a facility.
         * @enum {string}
         */
        FacilityInfoType: "Npi" | "Dea" | "LiabilityInsurance" | "License" | "Accreditation" | "CmsCertification" | "MedicareEnrollment";
        /** @description A liability insurance of a facility. Limits are US dollars. */
        FacilityLiabilityInsurance: {
            /** Format: uuid */
            id?: string;
            /** Format: date-time */
            lastUpdatedAt?: string;
            appliesTo?: components["schemas"]["FacilityInfoScope"] | (string & {});
            associatedFacilitySpecialtyIds?: string[];
            liabilityInsurer?: string;
            policyNumber?: string;
            /** Format: date */
            effectiveDate?: string;
            /** Format: date */
            expirationDate?: string;
            coverageType?: string;
            primaryLimitPerClaim?: number;
            excessLimitPerClaim?: number;
            primaryLimitAggregate?: number;
            excessLimitAggregate?: number;
        };
        FacilityLiabilityInsurancePatch: {
            appliesTo?: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            liabilityInsurer?: string;
            policyNumber?: string | null;
            /** Format: date */
            effectiveDate?: string | null;
            /** Format: date */
            expirationDate?: string | null;
            coverageType?: string | null;
            primaryLimitPerClaim?: number | null;
            excessLimitPerClaim?: number | null;
            primaryLimitAggregate?: number | null;
            excessLimitAggregate?: number | null;
        };
        FacilityLiabilityInsuranceRequest: {
            appliesTo: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            liabilityInsurer: string;
            policyNumber?: string;
            /** Format: date */
            effectiveDate?: string;
            /** Format: date */
            expirationDate?: string;
            coverageType?: string;
            primaryLimitPerClaim?: number;
            excessLimitPerClaim?: number;
            primaryLimitAggregate?: number;
            excessLimitAggregate?: number;
        };
        /** @description A license that a facility states. */
        FacilityLicense: {
            /** Format: uuid */
            id?: string;
            /** Format: date-time */
            lastUpdatedAt?: string;
            appliesTo?: components["schemas"]["FacilityInfoScope"] | (string & {});
            associatedFacilitySpecialtyIds?: string[];
            /** Format: uuid */
            licenseTypeId?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            licenseNumber?: string;
            isPrimary?: boolean;
            nonVerifiedInfo?: components["schemas"]["FacilityLicenseNonVerifiedInfo"];
        };
        FacilityLicenseNonVerifiedInfo: {
            /** Format: date */
            issueDate?: string;
            /** Format: date */
            expirationDate?: string;
            licenseStatus?: string;
        };
        FacilityLicenseNonVerifiedInfoPatch: {
            /** Format: date */
            issueDate?: string | null;
            /** Format: date */
            expirationDate?: string | null;
            licenseStatus?: string | null;
        };
        FacilityLicenseNonVerifiedInfoRequest: {
            /** Format: date */
            issueDate?: string;
            /** Format: date */
            expirationDate?: string;
            licenseStatus?: string;
        };
        FacilityLicensePatch: {
            appliesTo?: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            isPrimary?: boolean;
            nonVerifiedInfo?: components["schemas"]["FacilityLicenseNonVerifiedInfoPatch"] | components["schemas"]["NullValue"];
        };
        FacilityLicenseRequest: {
            appliesTo: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            /** Format: uuid */
            licenseTypeId: string;
            state: components["schemas"]["UsState"];
            licenseNumber: string;
            isPrimary: boolean;
            nonVerifiedInfo?: components["schemas"]["FacilityLicenseNonVerifiedInfoRequest"];
        };
        /** @description A type of license that facilities hold. */
        FacilityLicenseType: {
            /** Format: uuid */
            id?: string;
            name?: string;
        };
        FacilityLicenseTypePage: components["schemas"]["Page"] & {
            items?: components["schemas"]["FacilityLicenseType"][];
        };
        /** @description A Medicare enrollment of a facility. */
        FacilityMedicareEnrollment: {
            /** Format: uuid */
            id?: string;
            /** Format: date-time */
            lastUpdatedAt?: string;
            appliesTo?: components["schemas"]["FacilityInfoScope"] | (string & {});
            associatedFacilitySpecialtyIds?: string[];
            pecosPacIdentifier?: string;
            /** Format: uuid */
            enrollmentTypeId?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            nonVerifiedInfo?: components["schemas"]["FacilityMedicareEnrollmentNonVerifiedInfo"];
        };
        FacilityMedicareEnrollmentNonVerifiedInfo: {
            pecosEnrollmentIdentifier?: string;
        };
        FacilityMedicareEnrollmentNonVerifiedInfoPatch: {
            pecosEnrollmentIdentifier?: string | null;
        };
        FacilityMedicareEnrollmentNonVerifiedInfoRequest: {
            pecosEnrollmentIdentifier?: string;
        };
        FacilityMedicareEnrollmentPatch: {
            appliesTo?: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            nonVerifiedInfo?: components["schemas"]["FacilityMedicareEnrollmentNonVerifiedInfoPatch"] | components["schemas"]["NullValue"];
        };
        FacilityMedicareEnrollmentRequest: {
            appliesTo: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            pecosPacIdentifier: string;
            /** Format: uuid */
            enrollmentTypeId: string;
            state: components["schemas"]["UsState"];
            nonVerifiedInfo?: components["schemas"]["FacilityMedicareEnrollmentNonVerifiedInfoRequest"];
        };
        FacilityNameParameter: {
            /** @enum {string} */
            type?: "FacilityName";
            name?: string;
        };
        /** @description A national provider identifier of a facility. */
        FacilityNpi: {
            /** Format: uuid */
            id?: string;
            /** Format: date-time */
            lastUpdatedAt?: string;
            appliesTo?: components["schemas"]["FacilityInfoScope"] | (string & {});
            associatedFacilitySpecialtyIds?: string[];
            /** Format: int64 */
            npi?: number;
            nonVerifiedInfo?: components["schemas"]["FacilityNpiNonVerifiedInfo"];
        };
        FacilityNpiNonVerifiedInfo: {
            isActive?: boolean;
        };
        FacilityNpiNonVerifiedInfoPatch: {
            isActive?: boolean;
        };
        FacilityNpiNonVerifiedInfoRequest: {
            isActive?: boolean;
        };
        FacilityNpiPatch: {
            appliesTo?: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            nonVerifiedInfo?: components["schemas"]["FacilityNpiNonVerifiedInfoPatch"] | components["schemas"]["NullValue"];
        };
        FacilityNpiRequest: {
            appliesTo: components["schemas"]["FacilityInfoScope"];
            associatedFacilitySpecialtyIds?: string[];
            /** Format: int64 */
            npi: number;
            nonVerifiedInfo?: components["schemas"]["FacilityNpiNonVerifiedInfoRequest"];
        };
        FacilityPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["Facility"][];
        };
        /** @description Only what is sent changes; null empties a field. */
        FacilityPatch: {
            name?: string;
            deactivated?: boolean;
            /** Format: uuid */
            parentFacilityId?: string | null;
            dba?: string | null;
            addressLine1?: string;
            addressLine2?: string | null;
            city?: string;
            state?: components["schemas"]["UsState"];
            zipCode?: string;
            phoneNumber?: string | null;
            faxNumber?: string | null;
            groupTaxId?: string | null;
            facilityTaxId?: string | null;
            contactName?: string | null;
            contactEmail?: string | null;
            medicarePartANumber?: string | null;
            medicarePartBNumber?: string | null;
            medicaidNumber?: string | null;
        };
        /** @description A facility to be created. */
        FacilityRequest: {
            name: string;
            /** Format: uuid */
            parentFacilityId?: string;
            dba?: string;
            addressLine1: string;
            addressLine2?: string;
            city: string;
            state: components["schemas"]["UsState"];
            zipCode: string;
            phoneNumber?: string;
            faxNumber?: string;
            groupTaxId?: string;
            facilityTaxId?: string;
            contactName?: string;
            contactEmail?: string;
            medicarePartANumber?: string;
            medicarePartBNumber?: string;
            medicaidNumber?: string;
        };
        /** @description A taxonomy in which a facility is credentialed. */
        FacilitySpecialty: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            facilityId?: string;
            /** Format: uuid */
            taxonomyId?: string;
            /** Format: date */
            credentialedDate?: string;
            /** Format: date */
            nextCredentialingDate?: string;
            recredentialedDates?: string[];
        };
        FacilitySpecialtyPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["FacilitySpecialty"][];
        };
        /** @description Only what is sent changes; null empties a field. The taxonomy stays. */
        FacilitySpecialtyPatch: {
            /** Format: date */
            credentialedDate?: string | null;
            recredentialedDates?: string[];
            /** Format: date */
            nextCredentialingDate?: string | null;
        };
        /** @description A taxonomy in which a facility is credentialed. */
        FacilitySpecialtyRequest: {
            /** Format: uuid */
            taxonomyId: string;
            /** Format: date */
            credentialedDate?: string;
            recredentialedDates?: string[];
            /** Format: date */
            nextCredentialingDate?: string;
        };
        /** @description A kind of facility in the national code set. */
        FacilityTaxonomy: {
            /** Format: uuid */
            id?: string;
            code?: string;
            name?: string;
        };
        FacilityTaxonomyPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["FacilityTaxonomy"][];
        };
        /** @description Why something failed, as a text to fill in. */
        Failure: {
            /** @description Text with `{name}` placeholders. */
            messageTemplate?: string;
            /** @description Values for the placeholders. */
            messageParams?: {
                [key: string]: string;
            };
        };
        /** @description A stored file. `path` and `id` both address it. */
        File: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            providerId?: string;
            /** Format: uuid */
            facilityId?: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: uuid */
            createdByUserId?: string;
            createdByUserEmail?: string;
            path?: string;
            size?: number;
        };
        FilePage: components["schemas"]["Page"] & {
            items?: components["schemas"]["File"][];
        };
        /** @description Data from an outside source that fits no fixed model: a tree of typed nodes. */
        FlexibleData: {
            type?: components["schemas"]["FlexibleDataType"] | (string & {});
            /** @description `Form`: an object of texts or nested nodes by key. `Table`: an array of objects with the same keys. `Section`: an object of nodes by heading, or an array of nodes. */
            data?: unknown;
        };
        /**
         * @description Which shape the `data` of a node has.
         * @enum {string}
         */
        FlexibleDataType: "Form" | "Table" | "Section";
        /** @enum {string} */
        Gender: "Unknown" | "Male" | "Female" | "NonBinaryOrThirdGender" | "Other" | "PreferNotToSay";
        /**
         * @description Kind of an education.
         * @enum {string}
         */
        GraduateType: "Undergraduate" | "Professional" | "FifthPathway";
        /** @description A group of providers that bills together. */
        Group: {
            /** Format: uuid */
            id?: string;
            name?: string;
            /** Format: int64 */
            npi?: number;
            taxId?: string;
            remitAddress?: components["schemas"]["Address"];
        };
        /** @description Only what is sent changes; null empties a field. */
        GroupPatch: {
            name?: string;
            /** Format: int64 */
            npi?: number | null;
            taxId?: string | null;
            remitAddress?: components["schemas"]["AddressRequest"] | components["schemas"]["NullValue"];
        };
        /** @description Ids of plans that come in and of those that leave. */
        GroupPayerRelationPatch: {
            add?: string[];
            remove?: string[];
        };
        /** @description Ids of providers that come in and of those that leave. */
        GroupProviderRelationPatch: {
            add?: string[];
            remove?: string[];
        };
        /** @description A group to be created. */
        GroupRequest: {
            name: string;
            /** Format: int64 */
            npi?: number;
            taxId?: string;
            remitAddress?: components["schemas"]["AddressRequest"];
        };
        /** @description What ties a provider to a hospital; `type` tells of which kind. */
        HospitalAffiliation: components["schemas"]["AdmittingPrivileges"] | components["schemas"]["AdmittingArrangements"] | components["schemas"]["NonAdmittingAffiliations"] | never;
        HospitalAffiliationAddress: {
            addressLine1: string;
            addressLine2?: string;
            city: string;
            state?: string;
            zipCode?: string;
            country?: string;
        };
        /** @description With what is held already, the street and the city are there or the address is empty. */
        HospitalAffiliationAddressPatch: {
            addressLine1?: string | null;
            addressLine2?: string | null;
            city?: string | null;
            state?: string | null;
            zipCode?: string | null;
            country?: string | null;
        };
        HospitalAffiliationAdmittingArrangementsContact: {
            phoneNumber?: string;
            emailAddress?: string;
        };
        HospitalAffiliationAdmittingArrangementsContactPatch: {
            phoneNumber?: string | null;
            emailAddress?: string | null;
        };
        HospitalAffiliationAdmittingArrangementsPatch: {
            type?: components["schemas"]["HospitalAffiliationType"] | components["schemas"]["NullValue"];
            hospital?: components["schemas"]["HospitalAffiliationHospitalInfoPatch"] | components["schemas"]["NullValue"];
            status?: components["schemas"]["HospitalAffiliationStatus"] | components["schemas"]["NullValue"];
            /** Format: date */
            startDate?: string | null;
            /** Format: date */
            endDate?: string | null;
            whoAdmitsForYou?: components["schemas"]["AdmittingParty"] | components["schemas"]["NullValue"];
            admittingProvider?: components["schemas"]["HospitalAffiliationAdmittingArrangementsProviderPatch"] | components["schemas"]["NullValue"];
            admittingOrganization?: components["schemas"]["HospitalAffiliationAdmittingOrganizationPatch"] | components["schemas"]["NullValue"];
            contact?: components["schemas"]["HospitalAffiliationAdmittingArrangementsContactPatch"] | components["schemas"]["NullValue"];
            department?: string | null;
            details?: string | null;
        };
        HospitalAffiliationAdmittingArrangementsProvider: {
            firstName?: string;
            lastName?: string;
            isSpecialityMatching?: boolean;
            /** Format: int64 */
            npi?: number;
        };
        HospitalAffiliationAdmittingArrangementsProviderPatch: {
            firstName?: string | null;
            lastName?: string | null;
            isSpecialityMatching?: boolean;
            /** Format: int64 */
            npi?: number | null;
        };
        HospitalAffiliationAdmittingOrganization: {
            name?: string;
            /** Format: int64 */
            npi?: number;
        };
        HospitalAffiliationAdmittingOrganizationPatch: {
            name?: string | null;
            /** Format: int64 */
            npi?: number | null;
        };
        HospitalAffiliationAdmittingPrivilegeDepartmentContact: {
            firstName?: string;
            middleInitial?: string;
            lastName?: string;
            phone?: string;
            email?: string;
            fax?: string;
        };
        HospitalAffiliationAdmittingPrivilegeDepartmentContactPatch: {
            firstName?: string | null;
            middleInitial?: string | null;
            lastName?: string | null;
            phone?: string | null;
            email?: string | null;
            fax?: string | null;
        };
        HospitalAffiliationAdmittingPrivilegesPatch: {
            type?: components["schemas"]["HospitalAffiliationType"] | components["schemas"]["NullValue"];
            hospital?: components["schemas"]["HospitalAffiliationHospitalInfoPatch"] | components["schemas"]["NullValue"];
            status?: components["schemas"]["HospitalAffiliationStatus"] | components["schemas"]["NullValue"];
            /** Format: date */
            startDate?: string | null;
            /** Format: date */
            endDate?: string | null;
            isPrimaryHospital?: boolean;
            privilegeType?: components["schemas"]["PrivilegeType"] | components["schemas"]["NullValue"];
            department?: components["schemas"]["HospitalAffiliationDepartmentPatch"] | components["schemas"]["NullValue"];
            admissionPercent?: string | null;
            admitsPerMonth?: string | null;
            specialtyLimitationsAtInstitution?: string | null;
            privilegeRestrictionExplanation?: string | null;
            timeSpentPercentAtThisFacility?: string | null;
            admitClientsFromPracticeLocations?: string | null;
            isMilitaryHospital?: boolean;
            exitExplanation?: string | null;
            discontinuanceReason?: components["schemas"]["DiscontinuanceReason"] | components["schemas"]["NullValue"];
        };
        HospitalAffiliationDepartment: {
            name?: string;
            contact?: components["schemas"]["HospitalAffiliationAdmittingPrivilegeDepartmentContact"];
        };
        HospitalAffiliationDepartmentPatch: {
            name?: string | null;
            contact?: components["schemas"]["HospitalAffiliationAdmittingPrivilegeDepartmentContactPatch"] | components["schemas"]["NullValue"];
        };
        HospitalAffiliationHospitalContactInfo: {
            phoneNumber?: string;
            faxNumber?: string;
            emailAddress?: string;
        };
        HospitalAffiliationHospitalContactInfoPatch: {
            phoneNumber?: string | null;
            faxNumber?: string | null;
            emailAddress?: string | null;
        };
        HospitalAffiliationHospitalInfo: {
            name?: string;
            address?: components["schemas"]["HospitalAffiliationAddress"];
            contact?: components["schemas"]["HospitalAffiliationHospitalContactInfo"];
        };
        HospitalAffiliationHospitalInfoPatch: {
            name?: string | null;
            address?: components["schemas"]["HospitalAffiliationAddressPatch"] | components["schemas"]["NullValue"];
            contact?: components["schemas"]["HospitalAffiliationHospitalContactInfoPatch"] | components["schemas"]["NullValue"];
        };
        HospitalAffiliationNonAdmittingAffiliationsPatch: {
            type?: components["schemas"]["HospitalAffiliationType"] | components["schemas"]["NullValue"];
            hospital?: components["schemas"]["HospitalAffiliationHospitalInfoPatch"] | components["schemas"]["NullValue"];
            status?: components["schemas"]["HospitalAffiliationStatus"] | components["schemas"]["NullValue"];
            /** Format: date */
            startDate?: string | null;
            /** Format: date */
            endDate?: string | null;
            description?: string | null;
            discontinuanceReason?: components["schemas"]["DiscontinuanceReason"] | components["schemas"]["NullValue"];
        };
        /** @description Only what is sent changes; null empties a field. The type stays. */
        HospitalAffiliationPatch: components["schemas"]["HospitalAffiliationAdmittingPrivilegesPatch"] | components["schemas"]["HospitalAffiliationAdmittingArrangementsPatch"] | components["schemas"]["HospitalAffiliationNonAdmittingAffiliationsPatch"];
        /** @description What ties a provider to a hospital; `type` decides which fields there are. */
        HospitalAffiliationRequest: components["schemas"]["AdmittingPrivilegesRequest"] | components["schemas"]["AdmittingArrangementsRequest"] | components["schemas"]["NonAdmittingAffiliationsRequest"];
        /**
         * @description State of an affiliation.
         * @enum {string}
         */
        HospitalAffiliationStatus: "Active" | "Inactive" | "Pending";
        /**
         * @description What ties a provider to a hospital; it decides which fields there are.
         * @enum {string}
         */
        HospitalAffiliationType: "AdmittingPrivileges" | "AdmittingArrangements" | "NonAdmittingAffiliations";
        /** @description A fact that a source is searched by; `type` tells which. */
        IProviderParameter: components["schemas"]["ProviderNameParameter"] | components["schemas"]["ProviderNpiParameter"] | components["schemas"]["ProviderDateOfBirthParameter"] | components["schemas"]["ProviderSsnParameter"] | components["schemas"]["ProviderLicenseParameter"] | components["schemas"]["ProviderAddressParameter"] | components["schemas"]["ProviderEducationParameter"] | components["schemas"]["ProviderBoardCertificationNumberParameter"] | components["schemas"]["ProviderDeaParameter"] | components["schemas"]["ProviderCertificateParameter"] | components["schemas"]["ProviderPortalIdParameter"] | components["schemas"]["ProviderTypeParameter"] | components["schemas"]["FacilityNameParameter"] | components["schemas"]["FacilityAccreditationInfoParameter"] | components["schemas"]["FacilityCmsCertificationInfoParameter"] | components["schemas"]["ProviderNccpaBoardCertificateInfoParameter"] | components["schemas"]["ProviderGenderParameter"] | never;
        IdpAuth: {
            /** @description The authorization code that the identity provider handed out. */
            code?: string;
            /** @description How long the token should live. The organization may shorten it. */
            timeToLive?: components["schemas"]["TimeSpan"];
            /** @description A token of the identity provider, in place of a code. */
            token?: string;
        };
        /**
         * @description Why an import failed.
         * @enum {string}
         */
        ImportFailureCode: "DatabaseError" | "InvalidImportSourceError" | "UnknownError" | "ParseError" | "NpiSourceError" | "ImportError" | "ImportRequestError" | "SourceError" | "NoContent" | "BadRequest" | "Unauthorized" | "Forbidden" | "NotFound" | "NotAcceptable" | "RequestTimeout" | "TooManyRequests" | "InternalServerError" | "BadGateway" | "ServiceUnavailable" | "GatewayTimeout";
        /**
         * @description Where a profile is imported from.
         * @enum {string}
         */
        ImportSource: "Npi" | "Portal" | "AmericanMedicalAssociationPhysician" | "AmericanMedicalAssociationPhysicianAssistant";
        /**
         * @description State of an import.
         * @enum {string}
         */
        ImportStatus: "Pending" | "Working" | "Completed" | "Failed";
        InvalidateAccessTokensRequest: {
            /** @description Also end the token of this request. */
            invalidateCurrent?: boolean;
            /** @description Which tokens to end. All of the user's when left out. */
            tokenIds?: string[] | null;
        };
        /** @description An accreditation of a facility (`JointCommission`). */
        JointCommissionDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            accreditationProgramName?: string;
            accreditationDecision?: string;
            /** Format: date-time */
            accreditationEffectiveDate?: string;
            facilityName?: string;
            facilityDba?: string;
            facilityAccreditationNumber?: string;
            address?: string;
            website?: string;
            accreditationBody?: string;
            additionalProperties?: components["schemas"]["FlexibleData"];
            attachments?: string[];
        };
        /**
         * @description How a liability insurance covers.
         * @enum {string}
         */
        LiabilityCoverageType: "Individual" | "Shared" | "Occurrence" | "ClaimsMade";
        /** @description A professional liability insurance. Amounts are US dollars. */
        LiabilityInsurance: {
            /** Format: date-time */
            lastUpdatedAt?: string;
            /** Format: uuid */
            id?: string;
            name?: string;
            isSelfInsured?: boolean;
            /** Format: date-time */
            originalEffectiveDate?: string;
            /** Format: date-time */
            currentEffectiveDate?: string;
            /** Format: date-time */
            currentExpirationDate?: string;
            coverageType?: components["schemas"]["LiabilityCoverageType"] | (string & {});
            isUnlimitedCoverage?: boolean;
            includesTailCoverage?: boolean;
            occurrenceCoverageAmount?: number;
            aggregateCoverageAmount?: number;
            policyNumber?: string;
        };
        /** @description Only what is sent changes; null empties a field. */
        LiabilityInsurancePatch: {
            name?: string | null;
            isSelfInsured?: boolean;
            /** Format: date-time */
            originalEffectiveDate?: string | null;
            /** Format: date-time */
            currentEffectiveDate?: string | null;
            /** Format: date-time */
            currentExpirationDate?: string | null;
            coverageType?: components["schemas"]["LiabilityCoverageType"] | components["schemas"]["NullValue"];
            isUnlimitedCoverage?: boolean;
            includesTailCoverage?: boolean;
            occurrenceCoverageAmount?: number | null;
            aggregateCoverageAmount?: number | null;
            policyNumber?: string | null;
        };
        /** @description A professional liability insurance. Amounts are US dollars. */
        LiabilityInsuranceRequest: {
            name?: string;
            isSelfInsured?: boolean;
            /** Format: date-time */
            originalEffectiveDate?: string;
            /** Format: date-time */
            currentEffectiveDate?: string;
            /** Format: date-time */
            currentExpirationDate?: string;
            coverageType?: components["schemas"]["LiabilityCoverageType"];
            isUnlimitedCoverage?: boolean;
            includesTailCoverage?: boolean;
            occurrenceCoverageAmount?: number;
            aggregateCoverageAmount?: number;
            policyNumber?: string;
        };
        /** @description A license that is attached to a provider. */
        License: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            providerId?: string;
            licenseNumber?: string;
            firstName?: string;
            lastName?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            jobStatus?: components["schemas"]["LicenseJobStatus"] | (string & {});
            /** @description What the organization entered itself. */
            nonVerifiedInfo?: components["schemas"]["NonVerifiedLicenseInfo"];
            currentVerificationStatus?: components["schemas"]["VerificationStatus"] | (string & {});
            /** @description The latest verification, with what the source said. */
            currentVerification?: components["schemas"]["LicenseVerification"];
            restrictionStatus?: components["schemas"]["RestrictionStatus"] | (string & {});
            approvedStatus?: components["schemas"]["ApprovedStatus"] | (string & {});
            isPrimary?: boolean;
            isCurrentlyPracticing?: boolean;
            prescriptiveAuthority?: components["schemas"]["PrescriptiveAuthority"] | (string & {});
            /**
             * Format: uuid
             * @description The provider who supervises this one under the license.
             */
            collaboratingProviderId?: string;
            licenseType?: components["schemas"]["LicenseType"];
        };
        /** @enum {string} */
        LicenseAttachmentType: "DisciplinaryAction" | "VerificationLetter" | "AdditionalDocument";
        /**
         * @description Whether a verification of the license is queued, running or neither.
         * @enum {string}
         */
        LicenseJobStatus: "Idle" | "Pending" | "Working";
        /**
         * @description What a licensing source is searched by.
         * @enum {string}
         */
        LicenseLookupParameter: "LicenseNumber" | "Name" | "Ssn";
        /** @description Verifies a license again and again. */
        LicenseMonitor: {
            /** @enum {string} */
            type?: "License";
            /** Format: uuid */
            id?: string;
            monitoringInterval?: components["schemas"]["MonitoringInterval"] | (string & {});
            /** Format: date-time */
            nextMonitoringDate?: string;
            /** Format: date-time */
            lastMonitoringDate?: string;
            /** Format: uuid */
            providerId?: string;
            /** Format: uuid */
            facilityId?: string;
            /** Format: uuid */
            licenseId?: string;
            lastVerification?: components["schemas"]["LicenseVerification"];
        };
        /** @description Only what is sent changes; null empties a field. */
        LicensePatch: {
            restrictionStatus?: components["schemas"]["RestrictionStatus"];
            approvedStatus?: components["schemas"]["ApprovedStatus"];
            nonVerifiedInfo?: components["schemas"]["NonVerifiedLicenseInfoPatch"] | components["schemas"]["NullValue"];
            isCurrentlyPracticing?: boolean;
            isPrimary?: boolean;
            prescriptiveAuthority?: components["schemas"]["PrescriptiveAuthority"] | components["schemas"]["NullValue"];
            /** Format: uuid */
            collaboratingProviderId?: string | null;
        };
        /**
         * @description Known trouble with a licensing source. Absent when there is none.
         * @enum {string}
         */
        LicenseSourceIssue: "PossibleIssue" | "SourceIssue" | "AutomationIssue" | "AutomationDegraded";
        LicenseSourceStatus: {
            issue?: components["schemas"]["LicenseSourceIssue"] | (string & {});
            /** @description Of recent lookups. */
            averageProcessingTime?: number;
            /** @description Share of recent lookups that failed. */
            averageFailureRate?: number;
        };
        /** @description A kind of license, such as that of a registered nurse. */
        LicenseType: {
            /** Format: uuid */
            id?: string;
            name?: string;
            /** @description Where licenses of this type are looked up. */
            source?: components["schemas"]["Source"];
            taxonomy?: string;
            aliases?: string[];
            abbreviations?: string[];
            states?: (components["schemas"]["UsState"] | (string & {}))[];
            /** @description What a lookup takes, by state. */
            verificationParameters?: {
                [key: string]: components["schemas"]["LicenseVerificationParameters"];
            };
            /** @description The states in which the type can be verified, and what each asks for. */
            sources?: components["schemas"]["LicenseTypeSource"][];
        };
        LicenseTypePage: components["schemas"]["Page"] & {
            items?: components["schemas"]["LicenseType"][];
        };
        LicenseTypeSource: {
            state?: components["schemas"]["UsState"] | (string & {});
            requiredParameters?: (components["schemas"]["LicenseLookupParameter"] | (string & {}))[];
            optionalParameters?: (components["schemas"]["LicenseLookupParameter"] | (string & {}))[];
            /** @description The source charges for a lookup, and the charge is passed on. */
            hasPassThroughFee?: boolean;
        };
        /** @description How well the source of a license type works at present. */
        LicenseTypeStatus: {
            licenseTypeName?: string;
            sourceName?: string;
            /** Format: uuid */
            licenseTypeId?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            status?: components["schemas"]["LicenseSourceStatus"];
            maintenanceWindows?: components["schemas"]["MaintenanceDowntimeCronDescription"][];
        };
        LicenseTypeStatusPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["LicenseTypeStatus"][];
        };
        /** @description One lookup of a license at its source, with the outcome. */
        LicenseVerification: {
            /** Format: uuid */
            id?: string;
            /** @description What the service concluded by itself. A decision never changes it. */
            originalStatus?: components["schemas"]["VerificationStatus"] | (string & {});
            /** @description The outcome that counts: the original one, or what a person decided. */
            status?: components["schemas"]["VerificationStatus"] | (string & {});
            trigger?: components["schemas"]["VerificationTrigger"] | (string & {});
            /** Format: date-time */
            started?: string;
            /** @description How long the lookup took. */
            processingTime?: number;
            results?: components["schemas"]["LicenseVerificationResult"][];
            /** @description What the source was searched by beside the license number. */
            additionalVerificationParameters?: components["schemas"]["IProviderParameter"][];
            verificationSource?: components["schemas"]["VerificationSource"];
            failureReason?: components["schemas"]["Failure"];
            /** @description Which of `results` is the right one. */
            correctResultIndex?: number;
            /** @description Path of the exported report. */
            export?: string;
            exportSuccess?: boolean;
            exportError?: string;
            monitoringMetadata?: components["schemas"]["MonitoringMetadata"];
        };
        LicenseVerificationAttachment: {
            file?: components["schemas"]["File"];
            type?: components["schemas"]["LicenseAttachmentType"] | (string & {});
            source?: string;
            downloadStatus?: components["schemas"]["AttachmentDownloadStatus"] | (string & {});
            failureReason?: components["schemas"]["Failure"];
        };
        /** @description Two verifications and a jsondiffpatch delta from the old to the new one. */
        LicenseVerificationDiff: {
            old?: components["schemas"]["LicenseVerification"];
            new?: components["schemas"]["LicenseVerification"];
            /** @description The jsondiffpatch delta. */
            diff?: unknown;
        };
        LicenseVerificationParameters: {
            requiredParameters?: (components["schemas"]["LicenseLookupParameter"] | (string & {}))[];
            optionalParameters?: (components["schemas"]["LicenseLookupParameter"] | (string & {}))[];
        };
        /** @description A person's decision about a verification that needs review. */
        LicenseVerificationResolution: {
            status?: components["schemas"]["VerificationDecision"];
            /** @description Which of `results` is the right one, counted from 0. */
            correctResultIndex?: number;
        };
        /** @description One record that the source returned. */
        LicenseVerificationResult: {
            name?: string;
            /** @description In the words of the source. */
            licenseType?: string;
            /** @description In the words of the source. */
            licenseStatus?: string;
            licenseNumber?: string;
            address?: string;
            /** Format: date-time */
            issued?: string;
            /** Format: date-time */
            expires?: string;
            /** @description Paths of files. */
            screenshots?: string[];
            attachments?: components["schemas"]["LicenseVerificationAttachment"][];
            disciplinaryActions?: components["schemas"]["FlexibleData"];
            additionalProperties?: components["schemas"]["FlexibleData"];
            /** @description Why the record needs review. */
            problems?: (components["schemas"]["VerificationProblem"] | (string & {}))[];
            prescriptiveAuthority?: string;
            compactStatus?: string;
        };
        /**
         * @description Whether the facts of a license come from its source or only from the organization.
         * @enum {string}
         */
        LicenseVerificationState: "Verified" | "Unverified";
        /** @description A recurring time in which a source is down. */
        MaintenanceDowntimeCronDescription: {
            /** @description A cron expression. */
            expression?: string;
            description?: string;
            isUnderMaintenanceInTheNextHour?: boolean;
            trigger?: components["schemas"]["AutomationTrigger"] | (string & {});
            expiresIn?: components["schemas"]["TimeSpan"];
            isExpired?: boolean;
        };
        /**
         * @description How likely the record is about the entity.
         * @enum {string}
         */
        MatchRelevance: "Low" | "Medium" | "High";
        /**
         * @description A person's decision about a match.
         * @enum {string}
         */
        MatchResolution: "Accept" | "Reject";
        /** @description An enrollment in the Medicaid program of a state. */
        MedicaidEnrollment: {
            /** Format: date-time */
            lastUpdatedAt?: string;
            /** Format: uuid */
            id?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            nonVerifiedInfo?: components["schemas"]["MedicaidEnrollmentNonVerifiedInfo"];
        };
        MedicaidEnrollmentNonVerifiedInfo: {
            /** Format: date-time */
            effectiveDate?: string;
            providerType?: string;
            providerSpecialty?: string;
            address?: string;
            inState?: boolean;
        };
        MedicaidEnrollmentNonVerifiedInfoPatch: {
            /** Format: date-time */
            effectiveDate?: string | null;
            providerType?: string | null;
            providerSpecialty?: string | null;
            address?: string | null;
            inState?: boolean;
        };
        /** @description Only what is sent changes; null empties a field. */
        MedicaidEnrollmentPatch: {
            state?: components["schemas"]["UsState"] | components["schemas"]["NullValue"];
            nonVerifiedInfo?: components["schemas"]["MedicaidEnrollmentNonVerifiedInfoPatch"] | components["schemas"]["NullValue"];
        };
        /** @description An enrollment in the Medicaid program of a state. */
        MedicaidEnrollmentRequest: {
            state: components["schemas"]["UsState"];
            nonVerifiedInfo?: components["schemas"]["MedicaidEnrollmentNonVerifiedInfo"];
        };
        /** @description A type of Medicare enrollment of a facility. */
        MedicareEnrollmentType: {
            /** Format: uuid */
            id?: string;
            code?: string;
            description?: string;
        };
        MedicareEnrollmentTypePage: components["schemas"]["Page"] & {
            items?: components["schemas"]["MedicareEnrollmentType"][];
        };
        /** @description A provider who opted out of Medicare (`MedicareOptOut`). */
        MedicareOptOutDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            speciality?: string;
            /** Format: date-time */
            effectiveDate?: string;
            /** Format: date-time */
            endDate?: string;
            eligibleToOrderAndRefer?: boolean;
            address?: string;
            firstName?: string;
            middleName?: string;
            lastName?: string;
            prefix?: string;
            suffix?: string;
            /** Format: int64 */
            npiNumber?: number;
        };
        /** @description A repeated check; `type` tells of what. */
        Monitor: components["schemas"]["DatasetMonitor"] | components["schemas"]["LicenseMonitor"] | never;
        /** @description A dataset to monitor, and how. */
        MonitorDatasetInfo: {
            datasetType: components["schemas"]["DatasetType"];
            /** Format: uuid */
            parameterSetId?: string;
            monitoringInterval?: components["schemas"]["MonitoringInterval"];
            /**
             * Format: date-time
             * @description When left out, past or within the next 10 minutes, it runs within the next hour.
             */
            nextMonitoringDate?: string;
        };
        MonitorPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["Monitor"][];
        };
        /** @description Only what is sent changes. */
        MonitorPatch: {
            monitoringInterval?: components["schemas"]["MonitoringInterval"];
            /** Format: date-time */
            nextMonitoringDate?: string;
            /** @description Also run it now. */
            triggerImmediateVerification?: boolean;
        };
        /** @description What to monitor: a dataset with `datasetType`, or a license with `licenseId`. */
        MonitorRequest: {
            type: components["schemas"]["MonitorType"];
            /** Format: uuid */
            providerId?: string;
            /** Format: uuid */
            facilityId?: string;
            datasetType?: components["schemas"]["DatasetType"];
            /** Format: uuid */
            licenseId?: string;
            monitoringInterval?: components["schemas"]["MonitoringInterval"];
            /** Format: date-time */
            nextMonitoringDate?: string;
            options?: components["schemas"]["DatasetScanOptions"];
            /** @description Also run it now. */
            triggerImmediateVerification?: boolean;
        };
        /**
         * @description What a monitor watches.
         * @enum {string}
         */
        MonitorType: "Dataset" | "License";
        /**
         * @description How many of the sanctions and exclusions datasets a provider is monitored for.
         * @enum {string}
         */
        MonitoringCategory: "NotMonitored" | "PartiallyMonitored" | "FullyMonitored";
        /**
         * @description How often something is checked again.
         * @enum {string}
         */
        MonitoringInterval: "Continuous" | "Daily" | "Weekly" | "Monthly" | "Yearly";
        /** @description The monitor that a verification belongs to. */
        MonitoringMetadata: {
            monitoringInterval?: components["schemas"]["MonitoringInterval"] | (string & {});
            /** Format: date-time */
            lastMonitoringDate?: string;
            /** Format: date-time */
            nextMonitoringDate?: string;
            /** Format: uuid */
            monitorId?: string;
        };
        /**
         * @description Whether a provider takes part in the network of a plan.
         * @enum {string}
         */
        NetworkStatus: "None" | "Par" | "NonPar";
        NonAdmittingAffiliations: {
            /** @enum {string} */
            type?: "NonAdmittingAffiliations";
            /** Format: date-time */
            lastUpdatedAt?: string;
            /** Format: uuid */
            id?: string;
            status?: components["schemas"]["HospitalAffiliationStatus"] | (string & {});
            /** Format: date */
            startDate?: string;
            /** Format: date */
            endDate?: string;
            hospital?: components["schemas"]["HospitalAffiliationHospitalInfo"];
            description?: string;
            discontinuanceReason?: components["schemas"]["DiscontinuanceReason"] | (string & {});
        };
        NonAdmittingAffiliationsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "NonAdmittingAffiliations";
            hospital?: components["schemas"]["HospitalAffiliationHospitalInfo"];
            status?: components["schemas"]["HospitalAffiliationStatus"];
            /** Format: date */
            startDate?: string;
            /** Format: date */
            endDate?: string;
            description?: string;
            discontinuanceReason?: components["schemas"]["DiscontinuanceReason"];
        };
        NonVerifiedBoardCertificationInfo: {
            /** Format: date-time */
            initialCertificationDate?: string;
            /** Format: date-time */
            recertificationDate?: string;
            /** Format: date-time */
            expirationDate?: string;
        };
        NonVerifiedBoardCertificationInfoPatch: {
            /** Format: date-time */
            initialCertificationDate?: string | null;
            /** Format: date-time */
            recertificationDate?: string | null;
            /** Format: date-time */
            expirationDate?: string | null;
        };
        /** @description Facts of a license that the organization states without a source. */
        NonVerifiedLicenseInfo: {
            /** Format: date-time */
            issueDate?: string;
            /** Format: date-time */
            expirationDate?: string;
            status?: string;
        };
        /** @description What is not sent stays; null empties a field. */
        NonVerifiedLicenseInfoPatch: {
            /** Format: date-time */
            issueDate?: string | null;
            /** Format: date-time */
            expirationDate?: string | null;
            status?: string | null;
        };
        NpdbAddress: {
            state?: components["schemas"]["UsState"] | (string & {});
            zipCode?: string;
            city?: string;
            addressLine?: string;
        };
        /** @description A code and what it stands for. */
        NpdbCodeDescription: {
            code?: string;
            description?: string;
            specifiedValue?: string;
        };
        /** @description An answer of the sanctions databank (`Npdb`). */
        NpdbDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            subjectInformation?: components["schemas"]["NpdbSubjectInformation"];
            queryInformation?: components["schemas"]["NpdbQueryInformation"];
            reports?: components["schemas"]["NpdbReportInformation"][];
            reportPaths?: string[];
        };
        /** @enum {string} */
        NpdbDisputeStatus: "ReportDisputed" | "ReviewRequested" | "ReconsiderationRequested" | "DecisionReached";
        NpdbEnrollmentStatus: {
            status?: string;
            /** Format: date-time */
            startDate?: string;
            /** Format: date-time */
            endDate?: string;
        };
        NpdbInformationReported: {
            type?: components["schemas"]["NpdbReportType"] | (string & {});
        };
        NpdbLatestReportingEntityInformation: {
            statusDescription?: string;
            name?: string;
            additionalName?: string;
            address?: components["schemas"]["NpdbAddress"];
            officeOrName?: string;
            titleOrDepartment?: string;
            phone?: string;
            /** Format: date-time */
            lastUpdateDate?: string;
        };
        NpdbOccupationAndLicensure: {
            type?: string;
            number?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            noLicense?: boolean;
            specialty?: string;
        };
        NpdbProfessionalSchoolInformation: {
            name?: string;
            yearOfGraduation?: string;
        };
        NpdbQueryInformation: {
            statutesQueried?: string[];
            queryType?: components["schemas"]["NpdbQueryType"] | (string & {});
            entityName?: string;
            entityDbId?: string;
            authorizedSubmitter?: components["schemas"]["NpdbSubmitterInformation"];
        };
        /** @enum {string} */
        NpdbQueryType: "OneTimeQuery" | "ContinuousQuery" | "CancellationQuery" | "StatusQuery" | "RenewQuery" | "UpdateQuery" | "TransferQuery" | "HealthCheckQuery";
        NpdbReportInformation: {
            transactionType?: string;
            dcn?: string;
            previousDcn?: string;
            previousDcnNote?: string;
            latestRelatedDcn?: string;
            reportingEntity?: {
                [key: string]: unknown;
            };
            latestReportingEntity?: components["schemas"]["NpdbLatestReportingEntityInformation"];
            subject?: {
                [key: string]: unknown;
            };
            informationReported?: components["schemas"]["NpdbInformationReported"][];
            subjectNotificationFailure?: components["schemas"]["NpdbSubjectNotificationFailure"];
            subjectStatement?: string;
            /** Format: date-time */
            subjectStatementDate?: string;
            disputeStatus?: components["schemas"]["NpdbDisputeStatus"] | (string & {});
            /** Format: date-time */
            originalSubmission?: string;
            /** Format: date-time */
            mostRecentChange?: string;
            notes?: string[];
            maintainedUnder?: components["schemas"]["NpdbCodeDescription"][];
        };
        /** @enum {string} */
        NpdbReportType: "Aar" | "Mmpr" | "Jocr" | "LegacyMmpr" | "LegacyAar";
        NpdbSubjectInformation: {
            name?: string;
            otherNames?: string[];
            gender?: string;
            /** Format: date-time */
            dateOfBirth?: string;
            organizationName?: string;
            organizationTypeCode?: string;
            workAddress?: components["schemas"]["NpdbAddress"];
            homeAddress?: components["schemas"]["NpdbAddress"];
            license?: string;
            organizationType?: string;
            ssn?: string[];
            npi?: string[];
            occupationAndLicensure?: components["schemas"]["NpdbOccupationAndLicensure"];
            otherOccupationAndLicensure?: components["schemas"]["NpdbOccupationAndLicensure"][];
            enrollmentStatuses?: components["schemas"]["NpdbEnrollmentStatus"][];
            professionalSchools?: components["schemas"]["NpdbProfessionalSchoolInformation"][];
        };
        NpdbSubjectNotificationFailure: {
            /** Format: date-time */
            notificationDate?: string;
            address?: components["schemas"]["NpdbAddress"];
        };
        NpdbSubmitterInformation: {
            name?: string;
            phone?: string;
            title?: string;
            /** Format: date-time */
            date?: string;
        };
        NpiAddress: {
            addressLine1?: string;
            addressLine2?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            postalCode?: string;
            countryCode?: string;
            city?: string;
            telephoneNumber?: string;
            faxNumber?: string;
            purpose?: components["schemas"]["NpiAddressPurpose"] | (string & {});
            /** Format: date-time */
            updateDate?: string;
        };
        /** @enum {string} */
        NpiAddressPurpose: "Location" | "Mailing" | "Primary" | "Secondary";
        NpiBasic: {
            /** Format: int64 */
            replacementNpi?: number;
            ein?: string;
            organizationName?: string;
            lastName?: string;
            firstName?: string;
            middleName?: string;
            namePrefix?: string;
            nameSuffix?: string;
            credential?: string;
            /** Format: date-time */
            enumerationDate?: string;
            /** Format: date-time */
            lastUpdateDate?: string;
            /** Format: date-time */
            certificationDate?: string;
            isSoleProprietor?: boolean;
            isOrganizationalSubpart?: boolean;
            parentOrganizationLbn?: string;
            parentOrganizationTin?: string;
            authorizedOfficialNamePrefix?: string;
            authorizedOfficialNameSuffix?: string;
            authorizedOfficialCredential?: string;
            authorizedOfficialFirstName?: string;
            authorizedOfficialLastName?: string;
            authorizedOfficialMiddleName?: string;
            authorizedOfficialTelephoneNumber?: string;
            authorizedOfficialTitleOrPosition?: string;
            /** Format: date-time */
            deactivationDate?: string;
            /** Format: date-time */
            reactivationDate?: string;
            gender?: string;
            status?: string;
            name?: string;
        };
        /** @description A record of the national provider registry (`Npi`). */
        NpiDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            enumerationType?: string;
            isDeactivated?: boolean;
            deactivationReason?: string;
            basic?: components["schemas"]["NpiBasic"];
            otherNames?: components["schemas"]["NpiOtherName"][];
            addresses?: components["schemas"]["NpiAddress"][];
            practiceLocations?: components["schemas"]["NpiAddress"][];
            taxonomies?: components["schemas"]["NpiTaxonomy"][];
            identifiers?: components["schemas"]["NpiIdentifier"][];
            firstName?: string;
            middleName?: string;
            lastName?: string;
            prefix?: string;
            suffix?: string;
            /** Format: int64 */
            npiNumber?: number;
        };
        NpiIdentifier: {
            number?: string;
            code?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            issuer?: string;
            description?: string;
        };
        NpiOtherName: {
            nameTypeCode?: string;
            lastName?: string;
            firstName?: string;
            middleName?: string;
            prefix?: string;
            suffix?: string;
            credential?: string;
            type?: string;
            organizationName?: string;
        };
        /** @description A profile of the registry of national provider identifiers. */
        NpiProviderProfile: {
            /** @enum {string} */
            type?: "Npi";
            npiNumber?: number;
            enumerationType?: string;
            basic?: components["schemas"]["NpiBasic"];
            otherNames?: components["schemas"]["NpiOtherName"][];
            addresses?: components["schemas"]["NpiAddress"][];
            practiceLocations?: components["schemas"]["NpiAddress"][];
            taxonomies?: components["schemas"]["NpiTaxonomy"][];
            identifiers?: components["schemas"]["NpiIdentifier"][];
            isDeactivated?: boolean;
            deactivationReason?: string;
        };
        NpiTaxonomy: {
            code?: string;
            license?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            isPrimary?: boolean;
            description?: string;
            taxonomyGroup?: string;
        };
        NscAddress: {
            address1?: string;
            address2?: string;
            city?: string;
            state?: string;
            zipCode?: string;
            province?: string;
            postalCode?: string;
            country?: string;
        };
        NscCourse: {
            courseName?: string;
        };
        NscCourseOfStudy: {
            courseName?: string;
            ncescipCode?: string;
        };
        /** @description Degrees and enrollments from the student-records clearinghouse (`Nsc`). */
        NscDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            degreeDetails?: components["schemas"]["NscDegree"][];
            enrollmentDetails?: components["schemas"]["NscEnrollment"][];
            transaction?: components["schemas"]["NscTransaction"];
            previousNames?: components["schemas"]["NscPersonName"][];
            /** Format: date-time */
            dateOfBirth?: string;
            firstName?: string;
            middleName?: string;
            lastName?: string;
            prefix?: string;
            suffix?: string;
        };
        NscDateOfAttendance: {
            /** Format: date-time */
            beginDate?: string;
            /** Format: date-time */
            endDate?: string;
        };
        NscDegree: {
            nameOnSchoolRecord?: components["schemas"]["NscNameOnSchoolRecord"];
            officialNameOfSchool?: string;
            schoolType?: string;
            schoolCode?: string;
            schoolDivision?: string;
            branchCode?: string;
            jointInstitution?: string;
            degreeTitle?: string;
            /** Format: date-time */
            awardDate?: string;
            majorCoursesOfStudy?: components["schemas"]["NscCourseOfStudy"][];
            minorCoursesOfStudy?: components["schemas"]["NscCourseOfStudy"][];
            majorOptions?: components["schemas"]["NscCourse"][];
            majorConcentrations?: components["schemas"]["NscCourse"][];
            academicHonors?: string;
            honorsProgram?: string;
            otherHonors?: string;
            dateOfAttendance?: components["schemas"]["NscDateOfAttendance"];
            graduated?: boolean;
        };
        NscEnrollment: {
            enrollments?: components["schemas"]["NscEnrollmentInfo"][];
            studentAddress?: components["schemas"]["NscAddress"];
        };
        NscEnrollmentInfo: {
            enrollmentStatus?: string;
            /** Format: date-time */
            termBeginDate?: string;
            /** Format: date-time */
            termEndDate?: string;
            /** Format: date-time */
            schoolCertifiedOn?: string;
            /** Format: date-time */
            anticipatedGraduationDate?: string;
        };
        NscNameOnSchoolRecord: {
            suffix?: string;
            firstName?: string;
            lastName?: string;
            middleName?: string;
        };
        NscPersonName: {
            lastName?: string;
            firstName?: string;
            middleName?: string;
        };
        NscTransaction: {
            orderId?: string;
            transactionId?: string;
            transactionStatus?: string;
            transactionDescription?: string;
            /** Format: date-time */
            dateRequested?: string;
            /** Format: date-time */
            dateNotified?: string;
            requestedBy?: string;
        };
        /**
         * @description OpenAPI 3.0 has no null type; this stands for it beside a reference.
         * @enum {string}
         */
        NullValue: null;
        /** @description An OAuth client with its secrets. */
        OAuthCredentials: {
            /** Format: uuid */
            id?: string;
            clientSecrets?: components["schemas"]["ClientSecret"][];
        };
        OAuthTokenResponse: {
            access_token?: string;
            token_type?: string;
            /** @description Seconds. */
            expires_in?: number;
        };
        OfacAddressRecord: {
            addressRemarks?: string;
            address?: string;
        };
        OfacAlternateIdentityRecord: {
            identityNumber?: number;
            type?: string;
            remarks?: string;
            fullName?: string;
        };
        /** @description A record of the sanctions lists of the treasury (`OfacSdn`, `OfacConsolidated`). */
        OfacDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            identityNumber?: number;
            type?: components["schemas"]["OfacEntityType"] | (string & {});
            program?: string;
            title?: string;
            remarks?: string;
            addresses?: components["schemas"]["OfacAddressRecord"][];
            alternateIdentities?: components["schemas"]["OfacAlternateIdentityRecord"][];
            /** Format: date-time */
            dateOfBirth?: string;
            fullName?: string;
        };
        /** @enum {string} */
        OfacEntityType: "Individual" | "Unknown";
        /** @description A record of the federal exclusions list (`OigExclusions`). */
        OigExclusionsDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            businessName?: string;
            /** @description General kind of provider. */
            general?: string;
            specialty?: string;
            upin?: number;
            /** @description Section of the law that it rests on. */
            exclusionType?: string;
            /** Format: date-time */
            exclusionDate?: string;
            address?: string;
            /** Format: date-time */
            dateOfBirth?: string;
            firstName?: string;
            middleName?: string;
            lastName?: string;
            prefix?: string;
            suffix?: string;
            /** Format: int64 */
            npiNumber?: number;
        };
        /** @description A fugitive wanted for health care fraud (`OigFugitives`). */
        OigFugitivesDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            status?: string;
            /** Format: date-time */
            dateOfBirth?: string;
            fullName?: string;
        };
        /** @description What every paged list has beside its `items`. */
        Page: {
            /** @description How many items a page holds at most. */
            pageSize?: number;
            /** @description How many items this page holds. */
            count?: number;
            /** @description How many items all pages hold together. */
            totalCount?: number;
            /** @description Send as `cursor` for the next page. Absent on the last one. */
            nextCursor?: string;
            /** @description Send as `cursor` for the page before. Absent on the first one. */
            previousCursor?: string;
            /**
             * @deprecated
             * @description Use `nextCursor`.
             */
            nextOffset?: string;
            sortedBy?: string;
            sortDirection?: components["schemas"]["SortDirection"] | (string & {});
        };
        /** @description Facts that a dataset can be searched by together. */
        ParameterSet: {
            /** Format: uuid */
            id?: string;
            entityType?: components["schemas"]["DatasetEntityType"] | (string & {});
            supportedParameterTypes?: (components["schemas"]["ParameterType"] | (string & {}))[];
            /** @description A scan without one of these fails. */
            requiredParameterTypes?: (components["schemas"]["ParameterType"] | (string & {}))[];
            isPreferred?: boolean;
        };
        /**
         * @description Kind of fact that a source is searched by.
         * @enum {string}
         */
        ParameterType: "Name" | "Npi" | "DateOfBirth" | "Ssn" | "License" | "Address" | "Education" | "BoardCertificationNumber" | "Dea" | "Certificate" | "PortalId" | "ProviderType" | "FacilityName" | "FacilityAccreditationInfo" | "FacilityCmsCertificationInfo" | "NccpaBoardCertificateInfo" | "Gender";
        PasswordAuth: {
            email: string;
            password: string;
            /** @description Changes the password as well, and ends every other token of the user. */
            newPassword?: string;
            /** @description How long the token should live. The organization may shorten it. */
            timeToLive?: components["schemas"]["TimeSpan"];
        };
        PasswordResetRequest: {
            /** @description The reset token from the message. */
            token: string;
            newPassword: string;
        };
        /** @description The password that was, and the one that is to be. */
        PasswordUpdate: {
            password?: string;
            newPassword: string;
        };
        /** @description Who pays for care, such as an insurer. */
        Payer: {
            /** Format: uuid */
            id?: string;
            name?: string;
        };
        /** @description Only what is sent changes. */
        PayerPatch: {
            name?: string;
        };
        /** @description A plan of a payer. `displayName` is the name with its payer and state. */
        PayerPlan: {
            /** Format: uuid */
            id?: string;
            name?: string;
            /** Format: uuid */
            payerId?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            displayName?: string;
        };
        /** @description Only what is sent changes; null empties a field. */
        PayerPlanPatch: {
            name?: string | null;
            /** Format: uuid */
            payerId?: string;
            state?: components["schemas"]["UsState"] | components["schemas"]["NullValue"];
        };
        /** @description A plan to be created. */
        PayerPlanRequest: {
            name?: string;
            /** Format: uuid */
            payerId: string;
            state?: components["schemas"]["UsState"];
        };
        /** @description A payer to be created. */
        PayerRequest: {
            name: string;
        };
        /**
         * @description How much a role may do in one area.
         * @enum {string}
         */
        Permission: "None" | "Read" | "Write" | "Allowed";
        /** @description What a provider goes by in an external portal. */
        PortalLoginInfo: {
            /** Format: date-time */
            lastUpdatedAt?: string;
            portalId?: string;
        };
        /** @description What a provider goes by in an external portal. */
        PortalLoginInfoRequest: {
            portalId?: string;
        };
        /** @description A profile of an external portal. Its shape is not fixed beyond its type. */
        PortalProviderProfile: {
            /** @enum {string} */
            type?: "Portal";
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Whether the license needs prescriptive authority, and has it.
         * @enum {string}
         */
        PrescriptiveAuthority: "RequiredMet" | "RequiredNotMet" | "NotRequired";
        /**
         * @description How far admitting privileges go.
         * @enum {string}
         */
        PrivilegeType: "FullAndUnrestricted" | "Temporary" | "Limited";
        /** @description What every answer outside 2xx carries, in the manner of RFC 7807. */
        Problem: {
            /** Format: uri-reference */
            type?: string;
            /** @description Summary for people. */
            title?: string;
            /** @description The HTTP status again. */
            status?: number;
            /**
             * Format: uuid
             * @description Quote it to support.
             */
            correlationId?: string;
            /** @description Messages by the JSON path they belong to, such as `$.firstName`. Only on validation errors. */
            errors?: {
                [key: string]: string[];
            };
        };
        /** @description A person whose licenses and credentials are kept and verified. */
        Provider: components["schemas"]["ProviderBase"] & {
            aliases?: components["schemas"]["ProviderAlias"][];
            primaryPracticeState?: components["schemas"]["UsState"] | (string & {});
            additionalPracticeStates?: (components["schemas"]["UsState"] | (string & {}))[];
            gender?: components["schemas"]["Gender"] | (string & {});
            ethnicity?: (components["schemas"]["Ethnicity"] | (string & {}))[];
            addresses?: components["schemas"]["ProviderAddress"][];
            emails?: components["schemas"]["ProviderEmail"][];
            phone?: string;
            languages?: string[];
            /** @description Every earlier recredentialing. */
            recredentialedDates?: string[];
            providerType?: components["schemas"]["ProviderType"];
            /** @description Group of the provider's taxonomy. */
            nuccGroup?: components["schemas"]["TaxonomyGroup"];
            segment?: components["schemas"]["Segment"];
            /** Format: date-time */
            createdAt?: string;
            /** @description Shape of the elements unknown; `npi` is the one to use. */
            npis?: unknown[];
            /** @description Attached licenses. Empty for a new provider. */
            licenses?: components["schemas"]["License"][];
        };
        ProviderAddress: {
            /** Format: uuid */
            id?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            zipCode?: string;
            city?: string;
            addressLine1?: string;
            addressLine2?: string;
            type?: components["schemas"]["AddressType"] | (string & {});
        };
        ProviderAddressParameter: {
            /** @enum {string} */
            type?: "Address";
            addressType?: components["schemas"]["AddressType"] | (string & {});
            addressLine?: string;
            addressLine2?: string;
            city?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            zipCode?: string;
        };
        ProviderAddressRequest: {
            state: components["schemas"]["UsState"];
            zipCode: string;
            city: string;
            addressLine1: string;
            addressLine2?: string;
            type: components["schemas"]["AddressType"];
        };
        ProviderAggregations: {
            total?: number;
            /** @description Counts by credentialing status and by what needs attention. */
            aggregations?: unknown;
        };
        ProviderAlias: {
            /** Format: uuid */
            id?: string;
            firstName?: string;
            lastName?: string;
        };
        ProviderAliasRequest: {
            firstName: string;
            lastName: string;
        };
        /** @description What lists and other resources tell about a provider. */
        ProviderBase: {
            /** Format: uuid */
            id?: string;
            firstName?: string;
            lastName?: string;
            /** Format: date-time */
            dateOfBirth?: string;
            /** @description Social security number. */
            ssn?: string;
            /** @description Free text: each organization has statuses of its own. */
            credentialingStatus?: string;
            /** Format: date-time */
            credentialedDate?: string;
            /** Format: date */
            nextCredentialingDate?: string;
            /**
             * Format: int64
             * @description National provider identifier: ten digits.
             */
            npi?: number;
            deactivated?: boolean;
            /** Format: date-time */
            deactivatedAt?: string;
        };
        ProviderBoardCertificationNumberParameter: {
            /** @enum {string} */
            type?: "BoardCertificationNumber";
            boardCertificationNumber?: string;
        };
        ProviderCertificateParameter: {
            /** @enum {string} */
            type?: "Certificate";
            certificateType?: components["schemas"]["CertificateType"] | (string & {});
            certificateNumber?: string;
        };
        /** @description What a provider is credentialed by. */
        ProviderCredentialingData: {
            providerInfo?: {
                [key: string]: unknown;
            };
            licenseVerifications?: components["schemas"]["LicenseVerification"][];
            datasetScans?: components["schemas"]["DatasetScan"][];
            files?: components["schemas"]["File"][];
            profiles?: components["schemas"]["ProviderProfileImport"][];
        };
        ProviderDateOfBirthParameter: {
            /** @enum {string} */
            type?: "DateOfBirth";
            /** Format: date-time */
            dateOfBirth?: string;
        };
        ProviderDeaParameter: {
            /** @enum {string} */
            type?: "Dea";
            registrationNumber?: string;
        };
        /** @description A provider whose next credentialing date comes near, with the latest request for them. */
        ProviderDueForRecredentialing: {
            /** Format: uuid */
            id?: string;
            firstName?: string;
            lastName?: string;
            /** Format: date-time */
            dateOfBirth?: string;
            ssn?: string;
            credentialingStatus?: string;
            /** Format: date-time */
            credentialedDate?: string;
            /** Format: date */
            nextCredentialingDate?: string;
            /** Format: int64 */
            npi?: number;
            deactivated?: boolean;
            /** Format: uuid */
            requestId?: string;
            requestType?: components["schemas"]["CredentialingRequestType"] | (string & {});
            /** Format: date-time */
            requestCreatedAt?: string;
            currentEvent?: components["schemas"]["CredentialingRequestEvent"];
            requestPriority?: components["schemas"]["CredentialingPriority"] | (string & {});
            isSelfManaged?: boolean;
            currentEventStatus?: components["schemas"]["CredentialingEventStatus"] | (string & {});
            /** Format: date-time */
            currentEventDate?: string;
            owner?: components["schemas"]["BaseUser"];
        };
        ProviderDueForRecredentialingPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["ProviderDueForRecredentialing"][];
        };
        ProviderEducationParameter: {
            /** @enum {string} */
            type?: "Education";
            graduationYear?: number;
            schoolName?: string;
            schoolCode?: string;
            branchCode?: string;
            degree?: string;
        };
        ProviderEmail: {
            /** Format: uuid */
            id?: string;
            email?: string;
            type?: components["schemas"]["EmailType"] | (string & {});
        };
        ProviderEmailRequest: {
            email: string;
            type: components["schemas"]["EmailType"];
        };
        /** @description The enrollment of a provider of a group with a plan. */
        ProviderEnrollment: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            payerPlanId?: string;
            /** Format: uuid */
            groupId?: string;
            /** Format: uuid */
            providerId?: string;
            enrollmentStatus?: components["schemas"]["EnrollmentStatus"] | (string & {});
            /** Format: date-time */
            submissionDate?: string;
            /** Format: date-time */
            closedDate?: string;
            /** Format: date-time */
            effectiveDate?: string;
            networkStatus?: components["schemas"]["NetworkStatus"] | (string & {});
            specialistType?: components["schemas"]["SpecialistType"] | (string & {});
            externalProviderPlanId?: string;
            comments?: string;
            payerPlan?: components["schemas"]["PayerPlan"];
            group?: components["schemas"]["Group"];
        };
        ProviderEnrollmentPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["ProviderEnrollment"][];
        };
        /** @description Only what is sent changes; null empties a field. */
        ProviderEnrollmentPatch: {
            /** Format: uuid */
            payerPlanId?: string;
            /** Format: uuid */
            groupId?: string;
            /** Format: uuid */
            providerId?: string;
            enrollmentStatus?: components["schemas"]["EnrollmentStatus"] | components["schemas"]["NullValue"];
            /** Format: date-time */
            submissionDate?: string | null;
            /** Format: date-time */
            closedDate?: string | null;
            /** Format: date-time */
            effectiveDate?: string | null;
            networkStatus?: components["schemas"]["NetworkStatus"] | components["schemas"]["NullValue"];
            specialistType?: components["schemas"]["SpecialistType"] | components["schemas"]["NullValue"];
            externalProviderPlanId?: string | null;
            comments?: string | null;
        };
        /** @description An enrollment to be created. */
        ProviderEnrollmentRequest: {
            /** Format: date-time */
            effectiveDate?: string;
            enrollmentStatus?: components["schemas"]["EnrollmentStatus"];
            /** Format: uuid */
            groupId: string;
            /** Format: uuid */
            providerId: string;
            networkStatus?: components["schemas"]["NetworkStatus"];
            /** Format: uuid */
            payerPlanId: string;
            specialistType?: components["schemas"]["SpecialistType"];
            /** Format: date-time */
            submissionDate?: string;
            /** Format: date-time */
            closedDate?: string;
            externalProviderPlanId?: string;
            comments?: string;
        };
        ProviderGenderParameter: {
            /** @enum {string} */
            type?: "Gender";
            gender?: components["schemas"]["Gender"] | (string & {});
        };
        /**
         * @description A part of what is kept about a provider.
         * @enum {string}
         */
        ProviderInfoType: "BasicInfo" | "Portal" | "LiabilityInsurance" | "Education" | "Training" | "WorkHistory" | "DeaRegistrations" | "Licenses" | "BoardCertifications" | "Certificates" | "MedicaidEnrollment" | "Specialty" | "HospitalAffiliation";
        /** @description A license beside the provider it is attached to. */
        ProviderLicense: {
            provider?: components["schemas"]["ProviderBase"];
            license?: components["schemas"]["SimpleLicenseBase"];
        };
        ProviderLicenseAggregations: {
            total?: number;
            /** @description Counts by status. */
            aggregations?: {
                [key: string]: number;
            };
        };
        ProviderLicensePage: components["schemas"]["Page"] & {
            items?: components["schemas"]["ProviderLicense"][];
        };
        ProviderLicenseParameter: {
            /** @enum {string} */
            type?: "License";
            /** Format: uuid */
            licenseTypeId?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            number?: string;
            isPrimary?: boolean;
        };
        /**
         * @description What to look for in a license and its latest verification.
         * @enum {string}
         */
        ProviderLicenseStatus: "None" | "Active" | "Expired" | "ExpiresSoon" | "DisciplinaryActions" | "Found" | "NotFound" | "UnableToVerify" | "NeedsReview" | "All";
        ProviderNameParameter: {
            /** @enum {string} */
            type?: "Name";
            firstName?: string;
            lastName?: string;
        };
        ProviderNccpaBoardCertificateInfoParameter: {
            /** @enum {string} */
            type?: "NccpaBoardCertificateInfo";
            number?: string;
        };
        /** @description A note on a provider, or the note with which an alert was dismissed. */
        ProviderNote: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            providerId?: string;
            /** Format: date-time */
            timestamp?: string;
            note?: string;
            /** @description The alert that was dismissed with this note. */
            alert?: components["schemas"]["Alert"];
        };
        ProviderNoteRequest: {
            note: string;
        };
        ProviderNpiParameter: {
            /** @enum {string} */
            type?: "Npi";
            /** Format: int64 */
            number?: number;
        };
        ProviderPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["Provider"][];
        };
        /** @description Only what is sent changes; null empties a field. */
        ProviderPatch: {
            firstName?: string;
            lastName?: string;
            /** Format: date-time */
            dateOfBirth?: string | null;
            ssn?: string | null;
            /**
             * Format: int64
             * @description National provider identifier: ten digits.
             */
            npi?: number | null;
            aliases?: components["schemas"]["ProviderAliasRequest"][];
            primaryPracticeState?: components["schemas"]["UsState"] | components["schemas"]["NullValue"];
            additionalPracticeStates?: components["schemas"]["UsState"][];
            gender?: components["schemas"]["Gender"] | components["schemas"]["NullValue"];
            ethnicity?: components["schemas"]["Ethnicity"][];
            credentialingStatus?: string;
            emails?: components["schemas"]["ProviderEmailRequest"][];
            addresses?: components["schemas"]["ProviderAddressRequest"][];
            phone?: string | null;
            languages?: string[];
            /** Format: date-time */
            credentialedDate?: string | null;
            /** Format: date */
            nextCredentialingDate?: string | null;
            recredentialedDates?: string[];
            /** Format: uuid */
            providerTypeId?: string | null;
            /** Format: uuid */
            nuccGroupId?: string | null;
            /** Format: uuid */
            segmentId?: string | null;
            deactivated?: boolean;
        };
        ProviderPortalIdParameter: {
            /** @enum {string} */
            type?: "PortalId";
            portalProviderId?: number;
        };
        /** @description What a source says about a provider; `type` tells which one. */
        ProviderProfile: components["schemas"]["AmericanMedicalAssociationPhysicianAssistantProviderProfile"] | components["schemas"]["AmericanMedicalAssociationPhysicianProviderProfile"] | components["schemas"]["NpiProviderProfile"] | components["schemas"]["PortalProviderProfile"] | never;
        /**
         * @description The import of a profile. It ends `Completed` with `profile`, or `Failed` with a code and its description, which
         *     `failureReason` gives as a template.
         */
        ProviderProfileImport: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            providerId?: string;
            source?: components["schemas"]["ImportSource"] | (string & {});
            /** Format: date-time */
            started?: string;
            /** Format: date-time */
            completed?: string;
            status?: components["schemas"]["ImportStatus"] | (string & {});
            trigger?: components["schemas"]["AutomationTrigger"] | (string & {});
            failureCode?: components["schemas"]["ImportFailureCode"] | (string & {});
            failureDescription?: string;
            failureReason?: components["schemas"]["Failure"];
            profile?: components["schemas"]["ProviderProfile"];
            parameters?: components["schemas"]["IProviderParameter"][];
        };
        ProviderProfileImportPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["ProviderProfileImport"][];
        };
        /** @description Whose profile to import, and from where. */
        ProviderProfileImportRequest: {
            /** Format: uuid */
            providerId: string;
            source: components["schemas"]["ImportSource"];
        };
        /** @description A source that profiles are imported from. */
        ProviderProfileImportSource: {
            source?: components["schemas"]["ImportSource"] | (string & {});
            name?: string;
            requiredParameterTypes?: (components["schemas"]["ParameterType"] | (string & {}))[];
            hasPassThroughFee?: boolean;
            supportsReimport?: boolean;
        };
        ProviderProfileImportSourcePage: components["schemas"]["Page"] & {
            items?: components["schemas"]["ProviderProfileImportSource"][];
        };
        ProviderRequest: {
            firstName: string;
            lastName: string;
            /** Format: date-time */
            dateOfBirth?: string;
            gender?: components["schemas"]["Gender"];
            ethnicity?: components["schemas"]["Ethnicity"][];
            ssn?: string;
            /**
             * Format: int64
             * @description National provider identifier: ten digits.
             */
            npi?: number;
            aliases?: components["schemas"]["ProviderAliasRequest"][];
            primaryPracticeState?: components["schemas"]["UsState"];
            additionalPracticeStates?: components["schemas"]["UsState"][];
            credentialingStatus?: string;
            emails?: components["schemas"]["ProviderEmailRequest"][];
            addresses?: components["schemas"]["ProviderAddressRequest"][];
            phone?: string;
            languages?: string[];
            /** Format: date-time */
            credentialedDate?: string;
            recredentialedDates?: string[];
            /** Format: date */
            nextCredentialingDate?: string;
            /** Format: uuid */
            providerTypeId?: string;
            /** Format: uuid */
            nuccGroupId?: string;
            /** Format: uuid */
            segmentId?: string;
            deactivated?: boolean;
        };
        /** @description Which sanctions and exclusions datasets a provider is monitored for. */
        ProviderSanctionsMonitoring: {
            /**
             * Format: uuid
             * @description Id of the provider.
             */
            id?: string;
            firstName?: string;
            lastName?: string;
            /** Format: int64 */
            npi?: number;
            providerType?: components["schemas"]["ProviderType"];
            credentialingStatus?: string;
            /** Format: date-time */
            credentialedDate?: string;
            /** Format: date */
            nextCredentialingDate?: string;
            /** @description The datasets. */
            monitorArray?: (components["schemas"]["DatasetType"] | (string & {}))[];
            monitoringCategory?: components["schemas"]["MonitoringCategory"] | (string & {});
        };
        ProviderSanctionsMonitoringAggregations: {
            notMonitored?: number;
            partiallyMonitored?: number;
            fullyMonitored?: number;
        };
        ProviderSanctionsMonitoringPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["ProviderSanctionsMonitoring"][];
        };
        /** @description A taxonomy that a provider works in. */
        ProviderSpecialty: {
            /** Format: date-time */
            lastUpdatedAt?: string;
            /** Format: uuid */
            id?: string;
            type?: components["schemas"]["ProviderSpecialtyType"] | (string & {});
            /** Format: uuid */
            taxonomyId?: string;
        };
        /** @description Only what is sent changes. */
        ProviderSpecialtyPatch: {
            type?: components["schemas"]["ProviderSpecialtyType"] | components["schemas"]["NullValue"];
            /** Format: uuid */
            taxonomyId?: string | null;
        };
        /** @description A taxonomy that a provider works in; each stands once. */
        ProviderSpecialtyRequest: {
            type: components["schemas"]["ProviderSpecialtyType"];
            /** Format: uuid */
            taxonomyId: string;
        };
        /**
         * @description Rank of a specialty among those of a provider.
         * @enum {string}
         */
        ProviderSpecialtyType: "Primary" | "Secondary" | "Additional";
        ProviderSsnParameter: {
            /** @enum {string} */
            type?: "Ssn";
            ssn?: string;
        };
        /**
         * @description What to look for among the licenses and monitors of a provider.
         * @enum {string}
         */
        ProviderStatus: "None" | "NeedsReview" | "ExpiresSoon" | "Expired" | "Monitored" | "NotMonitored" | "NotFoundLicenses" | "DisciplinaryActionLicenses" | "UnableToVerifyLicenses";
        ProviderType: {
            /** Format: uuid */
            id?: string;
            name?: string;
        };
        ProviderTypeParameter: {
            /** @enum {string} */
            type?: "ProviderType";
            name?: string;
            /** Format: uuid */
            typeId?: string;
        };
        /**
         * @description Kind of resource that an alert points at.
         * @enum {string}
         */
        RelatedEntityType: "License" | "Verification" | "Alert" | "NpiRecord" | "Note" | "BoardCertification" | "BoardCertificationVerification" | "DeaVerification" | "DatasetScan" | "DatasetRecord" | "File" | "ProfileImport" | "NpdbVerificationRequest";
        RequestPasswordResetRequest: {
            /** Format: email */
            email: string;
        };
        /**
         * @description The organization's own restriction on the use of a license.
         * @enum {string}
         */
        RestrictionStatus: "None" | "Restricted" | "Unrestricted";
        /** @description A report and the path of its file. */
        RosterReportInfo: {
            /** Format: date-time */
            date?: string;
            path?: string;
        };
        /**
         * @description What the rows of a roster stand for.
         * @enum {string}
         */
        RosterType: "Providers" | "Licenses" | "Deas" | "LiabilityInsurances";
        /** @enum {string} */
        SamClassification: "Unknown" | "Firm" | "Individual" | "SpecialEntityDesignation" | "Vessel";
        /** @description An exclusion of the federal award system (`Sam`). */
        SamDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            classification?: components["schemas"]["SamClassification"] | (string & {});
            openDataFlag?: boolean;
            duns?: string;
            uei?: string;
            exclusionProgram?: components["schemas"]["SamExclusionProgram"] | (string & {});
            excludingAgency?: string;
            ctCode?: string;
            exclusionType?: string;
            additionalComments?: string;
            /** Format: date-time */
            activeDate?: string;
            /** Format: date-time */
            terminationDate?: string;
            recordStatus?: components["schemas"]["SamRecordStatus"] | (string & {});
            crossReference?: string;
            samNumber?: string;
            cage?: string;
            /** Format: date-time */
            creationDate?: string;
            address?: string;
            fullName?: string;
            firstName?: string;
            middleName?: string;
            lastName?: string;
            prefix?: string;
            suffix?: string;
            /** Format: int64 */
            npiNumber?: number;
        };
        /** @enum {string} */
        SamExclusionProgram: "Unknown" | "Reciprocal" | "Nonreciprocal" | "Procurement" | "NonProcurement";
        /** @enum {string} */
        SamRecordStatus: "Active" | "Inactive";
        /** @description A report and the path of its file. */
        SanctionsAndExclusionsReportInfo: {
            /** Format: date-time */
            date?: string;
            path?: string;
        };
        /**
         * @description How far a scan has come. `Active` is a continuous query that goes on.
         * @enum {string}
         */
        ScanStatus: "Pending" | "Working" | "Completed" | "Failed" | "Active";
        /** @description A school as the student-records clearinghouse knows it. */
        SchoolCode: {
            code?: string;
            branchCode?: string;
            name?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            city?: string;
        };
        SchoolCodePage: components["schemas"]["Page"] & {
            items?: components["schemas"]["SchoolCode"][];
        };
        Segment: {
            /** Format: uuid */
            id?: string;
            name?: string;
        };
        SimpleLicenseBase: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            providerId?: string;
            number?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            isPrimary?: boolean;
            isCurrentlyPracticing?: boolean;
            /** @description In the words of the source. */
            status?: string;
            /** Format: date-time */
            issueDate?: string;
            /** Format: date-time */
            expiryDate?: string;
            verificationStatus?: components["schemas"]["LicenseVerificationState"] | (string & {});
            /** Format: uuid */
            licenseTypeId?: string;
            licenseTypeName?: string;
            approvedStatus?: components["schemas"]["ApprovedStatus"] | (string & {});
            restrictionStatus?: components["schemas"]["RestrictionStatus"] | (string & {});
            /** Format: date-time */
            nonVerifiedInfoIssueDate?: string;
            /** Format: date-time */
            nonVerifiedInfoExpirationDate?: string;
            nonVerifiedInfoStatus?: string;
        };
        /**
         * @description Direction in which a list is sorted.
         * @enum {string}
         */
        SortDirection: "Asc" | "Desc";
        /** @description The place where licenses of a type are looked up. */
        Source: {
            /** Format: uuid */
            id?: string;
            name?: string;
            state?: components["schemas"]["UsState"] | (string & {});
            availability?: components["schemas"]["SourceAvailability"] | (string & {});
            /** @description Lookups work, but slowly or not always. */
            isDegraded?: boolean;
            /**
             * Format: uri
             * @description The source's own search page.
             */
            url?: string;
        };
        /**
         * @description Whether the source can be reached. Only one value is known so far.
         * @enum {string}
         */
        SourceAvailability: "Available";
        /**
         * @description Part that a provider plays for a plan.
         * @enum {string}
         */
        SpecialistType: "None" | "Pcp" | "Specialist";
        StateSanctionsAndExclusionsExclusionDetails: {
            /** Format: date-time */
            startDate?: string;
            /** Format: date-time */
            endDate?: string;
            period?: string;
            reason?: string;
            authority?: string;
            providerId?: string;
        };
        StateSanctionsAndExclusionsProviderAlias: {
            fullName?: string;
            firstName?: string;
            middleName?: string;
            lastName?: string;
            prefix?: string;
            suffix?: string;
        };
        /** @description A record of a list of one state (`StateSanctionsAndExclusions`). */
        StateSanctionsAndExclusionsRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            source?: components["schemas"]["StateSanctionsAndExclusionsSource"];
            providerType?: string;
            aliases?: components["schemas"]["StateSanctionsAndExclusionsProviderAlias"][];
            exclusionDetails?: components["schemas"]["StateSanctionsAndExclusionsExclusionDetails"];
            additionalInfo?: {
                [key: string]: string;
            };
            address?: string;
            /** Format: date-time */
            dateOfBirth?: string;
            fullName?: string;
            firstName?: string;
            middleName?: string;
            lastName?: string;
            prefix?: string;
            suffix?: string;
            /** Format: int64 */
            npiNumber?: number;
        };
        StateSanctionsAndExclusionsSource: {
            state?: components["schemas"]["UsState"] | (string & {});
            name?: string;
        };
        /** @description A code of the healthcare provider taxonomy. */
        Taxonomy: {
            /** Format: uuid */
            id?: string;
            code?: string;
            grouping?: string;
            classification?: string;
            specialization?: string;
            section?: string;
            displayName?: string;
        };
        TaxonomyGroup: {
            /** Format: uuid */
            id?: string;
            name?: string;
        };
        TaxonomyGroupPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["TaxonomyGroup"][];
        };
        TaxonomyPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["Taxonomy"][];
        };
        /**
         * Format: timespan
         * @description A duration as days, hours, minutes and seconds (`d.hh:mm:ss`).
         * @example 1.12:00:00
         */
        TimeSpan: string;
        /**
         * @description Whether a browser may keep the token after it is closed (`Persistent`) or has to forget it (`Ephemeral`).
         * @enum {string}
         */
        TokenPersistence: "Persistent" | "Ephemeral";
        /** @description An internship, residency, fellowship or the like. */
        Training: {
            /** Format: date-time */
            lastUpdatedAt?: string;
            /** Format: uuid */
            id?: string;
            trainingType?: components["schemas"]["TrainingType"] | (string & {});
            institutionName?: string;
            schoolCode?: string;
            schoolName?: string;
            /** Format: date-time */
            startDate?: string;
            /** Format: date-time */
            endDate?: string;
            completed?: boolean;
            speciality?: string;
            sponsoringState?: components["schemas"]["UsState"] | (string & {});
        };
        /** @description Only what is sent changes; null empties a field. */
        TrainingPatch: {
            trainingType?: components["schemas"]["TrainingType"] | components["schemas"]["NullValue"];
            institutionName?: string | null;
            schoolCode?: string | null;
            schoolName?: string | null;
            /** Format: date-time */
            startDate?: string | null;
            /** Format: date-time */
            endDate?: string | null;
            completed?: boolean;
            speciality?: string | null;
            sponsoringState?: components["schemas"]["UsState"] | components["schemas"]["NullValue"];
        };
        /** @description An internship, residency, fellowship or the like. */
        TrainingRequest: {
            trainingType?: components["schemas"]["TrainingType"];
            institutionName?: string;
            schoolCode?: string;
            schoolName?: string;
            /** Format: date-time */
            startDate?: string;
            /** Format: date-time */
            endDate?: string;
            completed?: boolean;
            speciality?: string;
            sponsoringState?: components["schemas"]["UsState"];
        };
        /**
         * @description Kind of a training.
         * @enum {string}
         */
        TrainingType: "Internship" | "Residency" | "Fellowship" | "OtherTraining" | "FacultyPositions" | "Unspecified";
        /** @description A sanction of the military health plan (`Tricare`). */
        TricareDatasetRecord: {
            /** Format: uuid */
            id?: string;
            /** Format: uuid */
            hash?: string;
            addresses?: string;
            companies?: string;
            /** Format: date-time */
            excludeDate?: string;
            summary?: string;
            term?: string;
            fullName?: string;
        };
        /**
         * @description Two-letter code of a US state, district or territory.
         * @enum {string}
         */
        UsState: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI";
        UserRole: {
            /** Format: uuid */
            id?: string;
            name?: components["schemas"]["UserRoleName"] | (string & {});
            /** @description What the role may do, by area. */
            permissions?: {
                [key: string]: components["schemas"]["Permission"] | (string & {});
            };
        };
        /** @enum {string} */
        UserRoleName: "Admin" | "LimitedAdmin" | "Credentialing" | "LimitedCredentialing" | "Reader" | "LimitedReader";
        /**
         * @description What a person may decide about a verification that needs review.
         * @enum {string}
         */
        VerificationDecision: "Found" | "NotFound" | "Failed";
        /**
         * @description Why a result needs a person to look at it.
         * @enum {string}
         */
        VerificationProblem: "NameMismatch" | "LicenseTypeMismatch";
        VerificationSource: {
            name?: string;
            url?: string;
            /** @description The source charges for a lookup, and the charge is passed on. */
            hasPassThroughFee?: boolean;
            hasPrescriptiveAuthorityStatus?: boolean;
            hasCompactStatus?: boolean;
        };
        /**
         * @description Outcome of a verification, or how far it has come.
         * @enum {string}
         */
        VerificationStatus: "Found" | "Failed" | "NeedsReview" | "NotFound" | "Pending" | "Working";
        /**
         * @description What started a verification or scan: a person, or a monitor.
         * @enum {string}
         */
        VerificationTrigger: "Manual" | "Monitor";
        /** @description An address that the service calls for one type of event. Its secret is never shown. */
        Webhook: {
            /** Format: uuid */
            id?: string;
            type?: components["schemas"]["WebhookType"] | (string & {});
            /** Format: uri */
            url?: string;
            allowInsecureUrl?: boolean;
            includeSensitiveInfo?: boolean;
        };
        /** @description One attempt to deliver a message to a webhook. */
        WebhookLog: {
            type?: components["schemas"]["WebhookType"] | (string & {});
            /** Format: uri */
            url?: string;
            /** Format: date-time */
            timestamp?: string;
            status?: components["schemas"]["WebhookLogStatus"] | (string & {});
            /** @description Which attempt at the message it was, counted from 1. */
            attempt?: number;
            failureReason?: string;
            /** @description The body that was sent. */
            payload?: string;
            responseStatus?: number;
            /** @description How long the answer took. */
            responseTime?: number;
            responsePayload?: string;
            /** @description Headers of the answer, by name. */
            responseHeaders?: unknown;
            /** Format: uuid */
            id?: string;
            /**
             * Format: uuid
             * @description The same for all attempts at one message.
             */
            traceId?: string;
            /** Format: uuid */
            webhookId?: string;
        };
        WebhookLogPage: components["schemas"]["Page"] & {
            items?: components["schemas"]["WebhookLog"][];
        };
        /**
         * @description How an attempt to deliver ended; `Triggered` while it has not.
         * @enum {string}
         */
        WebhookLogStatus: "Triggered" | "Completed" | "Failed";
        /** @description Only what is sent changes; null takes the secret away. */
        WebhookPatch: {
            /** Format: uri */
            url?: string;
            secret?: string | null;
            allowInsecureUrl?: boolean;
            includeSensitiveInfo?: boolean;
        };
        WebhookRequest: {
            type: components["schemas"]["WebhookType"];
            /** Format: uri */
            url: string;
            /** @description Sent with every call as `X-Secret`. It can be set, but not read. */
            secret?: string;
            /** @description Accept an address that is not `https`. For tests only. */
            allowInsecureUrl?: boolean;
            /** @description Also send what is sensitive, such as social security numbers. */
            includeSensitiveInfo?: boolean;
        };
        /**
         * @description What a webhook is called for.
         * @enum {string}
         */
        WebhookType: "VerificationCompleted" | "ExportCompleted" | "LicenseExpiresSoon" | "LicenseExpired" | "LicenseChanged" | "DatasetScanCompleted" | "LicenseStatusChanged" | "ProviderStatusChanged" | "ProviderProfileImportCompleted" | "CredentialingRequestChanged" | "GenerateReport" | "DatasetScanMatchesChanged" | "NpdbUpdateRequestRejected";
        /** @description A time of employment, or a gap between two with its explanation. */
        WorkHistory: {
            /** Format: date-time */
            lastUpdatedAt?: string;
            /** Format: uuid */
            id?: string;
            workHistoryType?: components["schemas"]["WorkHistoryType"] | (string & {});
            name?: string;
            jobTitle?: string;
            address?: components["schemas"]["WorkHistoryAddress"];
            phone?: string;
            /** Format: date-time */
            startDate?: string;
            /** Format: date-time */
            endDate?: string;
            isCurrentEmployer?: boolean;
            departureReason?: string;
            gapExplanation?: string;
        };
        /** @description Where an employer is. */
        WorkHistoryAddress: {
            type?: components["schemas"]["AddressType"] | (string & {});
            state?: components["schemas"]["UsState"] | (string & {});
            zipCode?: string;
            city?: string;
            addressLine1?: string;
            addressLine2?: string;
            /** Format: uuid */
            countryId?: string;
        };
        /** @description With what is held already, the street and the city are there or the address is empty. */
        WorkHistoryAddressPatch: {
            type?: components["schemas"]["AddressType"] | components["schemas"]["NullValue"];
            state?: components["schemas"]["UsState"] | components["schemas"]["NullValue"];
            zipCode?: string | null;
            city?: string | null;
            addressLine1?: string | null;
            addressLine2?: string | null;
            /** Format: uuid */
            countryId?: string | null;
        };
        /** @description Where an employer is. */
        WorkHistoryAddressRequest: {
            type?: components["schemas"]["AddressType"];
            state?: components["schemas"]["UsState"];
            zipCode?: string;
            city: string;
            addressLine1: string;
            addressLine2?: string;
            /** Format: uuid */
            countryId?: string;
        };
        /** @description Only what is sent changes; null empties a field. */
        WorkHistoryPatch: {
            workHistoryType?: components["schemas"]["WorkHistoryType"] | components["schemas"]["NullValue"];
            name?: string | null;
            jobTitle?: string | null;
            address?: components["schemas"]["WorkHistoryAddressPatch"] | components["schemas"]["NullValue"];
            phone?: string | null;
            /** Format: date-time */
            startDate?: string | null;
            /** Format: date-time */
            endDate?: string | null;
            isCurrentEmployer?: boolean;
            departureReason?: string | null;
            gapExplanation?: string | null;
        };
        /** @description A time of employment, or a gap between two with its explanation. */
        WorkHistoryRequest: {
            workHistoryType?: components["schemas"]["WorkHistoryType"];
            name?: string;
            jobTitle?: string;
            address?: components["schemas"]["WorkHistoryAddressRequest"];
            phone?: string;
            /** Format: date-time */
            startDate?: string;
            /** Format: date-time */
            endDate?: string;
            isCurrentEmployer?: boolean;
            departureReason?: string;
            gapExplanation?: string;
        };
        /**
         * @description Whether somebody worked, or why not.
         * @enum {string}
         */
        WorkHistoryType: "Employment" | "Gap";
    };
    responses: {
        /** @description A system behind the service did not answer. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is malformed or breaks a rule; `errors` says where. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The present state forbids it. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The user may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Done; there is nothing to return. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description There is no such resource in this organization. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The rate limit is used up. */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing, invalid or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Lower end of a time range. */
        After: string;
        /** @description Whether `after` itself belongs to the range. */
        AfterInclusive: boolean;
        AlertId: string;
        /** @description Upper end of a time range. */
        Before: string;
        /** @description Whether `before` itself belongs to the range. */
        BeforeInclusive: boolean;
        /** @description How many items a page should hold. */
        Count: number;
        /** @description How many items a page should hold. All of them when left out. */
        CountUpTo1000: number;
        /** @description How many items a page should hold. All of them when left out. */
        CountUpTo250: number;
        /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
        Cursor: string;
        DatasetType: components["schemas"]["DatasetType"];
        /** @description Only deactivated providers and facilities, or only those that are not. */
        EntityDeactivated: boolean;
        /** @description Id of a provider or facility. */
        EntityId: string;
        /** @description Part of the name of the provider or facility. */
        EntityName: string;
        EntityNpi: number;
        EntityType: components["schemas"]["DatasetEntityType"];
        /** @description Id of the entry. */
        EntryId: string;
        FacilityId: string;
        LicenseId: string;
        /**
         * @deprecated
         * @description The `nextOffset` of another page. Use `cursor`.
         */
        Offset: string;
        /** @description One of the `parameterSets` of the dataset. */
        ParameterSetId: string;
        /** @description Only deactivated providers, or only those that are not. */
        ProviderDeactivated: boolean;
        ProviderId: string;
        /** @description Part of the name of the provider. */
        ProviderName: string;
        /** @description The entry of the entity that a scan is about, such as an alias of the provider. */
        ReferenceId: string;
        ScanId: string;
        SortDirection: components["schemas"]["SortDirection"];
        VerificationId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signInWithPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordAuth"];
            };
        };
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    signInWithIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdpAuth"];
            };
        };
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    issueOAuthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** Format: uuid */
                    client_id: string;
                    client_secret: string;
                    /** @enum {string} */
                    grant_type: "client_credentials";
                };
            };
        };
        responses: {
            /** @description A new access token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthTokenResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAccessTokens: {
        parameters: {
            query?: {
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tokens that are neither expired nor invalidated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    invalidateAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    invalidateAccessTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvalidateAccessTokensRequest"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestPasswordResetRequest"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTaxonomies: {
        parameters: {
            query?: {
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. All of them when left out. */
                count?: components["parameters"]["CountUpTo250"];
                sortedBy?: "Id" | "Code";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxonomyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTaxonomyGroups: {
        parameters: {
            query?: {
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. All of them when left out. */
                count?: components["parameters"]["CountUpTo250"];
                sortedBy?: "Id" | "Name";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxonomyGroupPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProviders: {
        parameters: {
            query?: {
                status?: components["schemas"]["ProviderStatus"];
                /** @description Part of the name of the provider. */
                providerName?: components["parameters"]["ProviderName"];
                credentialingStatus?: string[];
                providerTypeId?: string;
                npi?: number;
                /** @description Only deactivated providers, or only those that are not. */
                deactivated?: boolean;
                nextCredentialingDateOnOrAfter?: string;
                nextCredentialingDateOnOrBefore?: string;
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id" | "LastName" | "FirstName" | "CredentialingStatus" | "CredentialedDate";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderRequest"];
            };
        };
        responses: {
            /** @description The new provider. */
            201: {
                headers: {
                    /** @description Address of the new provider. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Provider"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    aggregateProviders: {
        parameters: {
            query?: {
                /** @description Only deactivated providers, or only those that are not. */
                providerDeactivated?: components["parameters"]["ProviderDeactivated"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAggregations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Provider"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteProvider: {
        parameters: {
            query?: {
                /** @description Also end the continuous query at the sanctions databank. */
                cancelNpdbContinuousQuery?: boolean;
            };
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderPatch"];
            };
        };
        responses: {
            /** @description The provider as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Provider"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProviderTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderType"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProviderNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All notes, and the dismissals of alerts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderNote"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createProviderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderNoteRequest"];
            };
        };
        responses: {
            /** @description The new note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProviderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceProviderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderNoteRequest"];
            };
        };
        responses: {
            /** @description The note as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteProviderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listLicenseTypes: {
        parameters: {
            query?: {
                state?: components["schemas"]["UsState"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. All of them when left out. */
                count?: components["parameters"]["CountUpTo1000"];
                sortedBy?: "Taxonomy" | "Name";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of license types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseTypePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listLicenseTypeStatuses: {
        parameters: {
            query?: {
                /** @description One or more license types. */
                licenseTypeId?: string[];
                state?: components["schemas"]["UsState"];
                /** @description Part of the name of the license type. */
                licenseTypeSearchQuery?: string;
                sourceIssue?: components["schemas"]["LicenseSourceIssue"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. All of them when left out. */
                count?: components["parameters"]["CountUpTo1000"];
                sortedBy?: "State";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of statuses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseTypeStatusPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProviderLicenses: {
        parameters: {
            query?: {
                /** @description Part of the name of the provider. */
                providerName?: components["parameters"]["ProviderName"];
                providerCredentialingStatus?: string[];
                licenseState?: components["schemas"]["UsState"];
                /** @description Id of the license type. */
                licenseType?: string;
                licenseStatus?: components["schemas"]["ProviderLicenseStatus"];
                licenseVerificationStatus?: components["schemas"]["LicenseVerificationState"];
                licenseApprovedStatus?: components["schemas"]["ApprovedStatus"][];
                export?: components["schemas"]["ExportFormat"];
                /** @description Only deactivated providers, or only those that are not. */
                providerDeactivated?: components["parameters"]["ProviderDeactivated"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "ProviderFirstName" | "ProviderLastName" | "LicenseState" | "LicenseExpirationDate";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of licenses with their providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderLicensePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    aggregateProviderLicenses: {
        parameters: {
            query?: {
                /** @description Only deactivated providers, or only those that are not. */
                providerDeactivated?: components["parameters"]["ProviderDeactivated"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderLicenseAggregations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listLicenses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every attached license. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["License"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    attachLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachLicenseRequest"];
            };
        };
        responses: {
            /** @description The attached license, with its first verification under way. */
            201: {
                headers: {
                    /** @description Address of the provider, with the new license as its `licenseId` parameter. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["License"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyLicenses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string[];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                licenseId: components["parameters"]["LicenseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The license. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["License"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    detachLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                licenseId: components["parameters"]["LicenseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    verifyLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                licenseId: components["parameters"]["LicenseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listLicenseVerifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                licenseId: components["parameters"]["LicenseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every verification so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseVerification"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLicenseVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                licenseId: components["parameters"]["LicenseId"];
                verificationId: components["parameters"]["VerificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseVerification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resolveLicenseVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                licenseId: components["parameters"]["LicenseId"];
                verificationId: components["parameters"]["VerificationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenseVerificationResolution"];
            };
        };
        responses: {
            /** @description The verification with the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseVerification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    diffLicenseVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                licenseId: components["parameters"]["LicenseId"];
                verificationId: components["parameters"]["VerificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both verifications and the delta. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseVerificationDiff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                licenseId: components["parameters"]["LicenseId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicensePatch"];
            };
        };
        responses: {
            /** @description The license as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["License"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDatasets: {
        parameters: {
            query?: {
                tags?: string[];
                entityTypes?: components["schemas"]["DatasetEntityType"][];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Name" | "Type";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of datasets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getDataset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                datasetType: components["parameters"]["DatasetType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dataset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dataset"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProviderScanParameters: {
        parameters: {
            query?: {
                /** @description One of the `parameterSets` of the dataset. */
                parameterSetId?: components["parameters"]["ParameterSetId"];
                /** @description The entry of the entity that a scan is about, such as an alias of the provider. */
                referenceId?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path: {
                datasetType: components["parameters"]["DatasetType"];
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every parameter that is known. A required one that is missing here makes the scan fail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IProviderParameter"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilityScanParameters: {
        parameters: {
            query?: {
                /** @description One of the `parameterSets` of the dataset. */
                parameterSetId?: components["parameters"]["ParameterSetId"];
                /** @description The entry of the entity that a scan is about, such as an alias of the provider. */
                referenceId?: components["parameters"]["ReferenceId"];
            };
            header?: never;
            path: {
                datasetType: components["parameters"]["DatasetType"];
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every parameter that is known. A required one that is missing here makes the scan fail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IProviderParameter"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadDataset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                datasetType: components["parameters"]["DatasetType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The CSV file, with a heading line.
                     */
                    datasetFile: Blob;
                };
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDatasetScans: {
        parameters: {
            query?: {
                type?: components["schemas"]["DatasetType"][];
                /** @description One of the `parameterSets` of the dataset. */
                parameterSetId?: components["parameters"]["ParameterSetId"];
                /** @description The entry of the entity that a scan is about, such as an alias of the provider. */
                referenceId?: components["parameters"]["ReferenceId"];
                status?: components["schemas"]["ScanStatus"][];
                /** @description Also scans that a newer one replaced. */
                includeOldScans?: boolean;
                /** @description Only scans of what is monitored, or only of what is not. */
                hasMonitor?: boolean;
                trigger?: components["schemas"]["VerificationTrigger"];
                entityType?: components["parameters"]["EntityType"];
                /** @description Id of a provider or facility. */
                entityId?: components["parameters"]["EntityId"];
                /** @description Part of the name of the provider or facility. */
                entityName?: components["parameters"]["EntityName"];
                entityNpi?: components["parameters"]["EntityNpi"];
                /** @description Only deactivated providers and facilities, or only those that are not. */
                entityDeactivated?: components["parameters"]["EntityDeactivated"];
                credentialingStatus?: string;
                providerId?: string;
                /** @description Part of the name of the provider. */
                providerName?: components["parameters"]["ProviderName"];
                providerNpi?: number;
                /** @description Only deactivated providers, or only those that are not. */
                providerDeactivated?: components["parameters"]["ProviderDeactivated"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id" | "Started" | "Completed" | "Type" | "ProviderId" | "ProviderFirstName" | "ProviderLastName" | "FacilityId" | "FacilityName";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of scans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetScanPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createDatasetScan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetScanRequest"];
            };
        };
        responses: {
            /** @description The scan, which runs on its own. Already `Failed` when a required parameter is missing. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetScan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getDatasetScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scanId: components["parameters"]["ScanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetScan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    refreshDatasetScan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                scanId: components["parameters"]["ScanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDatasetMatches: {
        parameters: {
            query?: {
                types?: components["schemas"]["DatasetType"][];
                /** @description Only matches that wait for a decision, or only those that do not. */
                userActionNeeded?: boolean;
                /** @description The entry of the entity that a scan is about, such as an alias of the provider. */
                referenceId?: components["parameters"]["ReferenceId"];
                /** @description Also matches that a newer scan replaced. */
                includeOldMatches?: boolean;
                /** @description Only matches with this decision. Rejected ones come no other way. */
                userActionResolution?: components["schemas"]["MatchResolution"];
                matchRelevance?: components["schemas"]["MatchRelevance"][];
                entityType?: components["parameters"]["EntityType"];
                /** @description Id of a provider or facility. */
                entityId?: components["parameters"]["EntityId"];
                /** @description Part of the name of the provider or facility. */
                entityName?: components["parameters"]["EntityName"];
                entityNpi?: components["parameters"]["EntityNpi"];
                /** @description Only deactivated providers and facilities, or only those that are not. */
                entityDeactivated?: components["parameters"]["EntityDeactivated"];
                credentialingStatus?: string[];
                providerId?: string;
                /** @description Part of the name of the provider. */
                providerName?: components["parameters"]["ProviderName"];
                providerNpi?: number;
                /** @description Only deactivated providers, or only those that are not. */
                providerDeactivated?: components["parameters"]["ProviderDeactivated"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id" | "MatchRelevance";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetMatchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    aggregateDatasetMatches: {
        parameters: {
            query?: {
                /** @description Only deactivated providers, or only those that are not. */
                providerDeactivated?: components["parameters"]["ProviderDeactivated"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetMatchesAggregations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resolveDatasetMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                matchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DatasetMatchPatch"];
            };
        };
        responses: {
            /** @description The match with the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DatasetMatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSchoolCodes: {
        parameters: {
            query?: {
                /** @description Part of the name of the school. */
                name?: string;
                code?: string;
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. All of them when left out. */
                count?: components["parameters"]["CountUpTo1000"];
                sortedBy?: "Name" | "Code";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of schools. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolCodePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMonitors: {
        parameters: {
            query?: {
                type?: components["schemas"]["MonitorType"];
                datasetTypes?: components["schemas"]["DatasetType"][];
                licenseIds?: string[];
                entityType?: components["parameters"]["EntityType"];
                entityIds?: string[];
                providerIds?: string[];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Type" | "NextMonitoringDate";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the monitors that are enabled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorRequest"];
            };
        };
        responses: {
            /** @description The new monitor. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Monitor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSanctionsMonitors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkSanctionsAndExclusionsMonitorsRequest"];
            };
        };
        responses: {
            /** @description What was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkSanctionsAndExclusionsMonitors"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The monitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Monitor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteMonitor: {
        parameters: {
            query?: {
                /** @description Also end what the source itself keeps running, such as a continuous query. */
                propagateToPrimarySource?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorPatch"];
            };
        };
        responses: {
            /** @description The monitor as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Monitor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSanctionsMonitoring: {
        parameters: {
            query?: {
                /** @description Part of the name of the provider. */
                name?: string;
                npi?: number;
                credentialingStatus?: string[];
                monitoringCategory?: components["schemas"]["MonitoringCategory"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "FirstName" | "LastName" | "CredentialingStatus";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of providers with the sanctions and exclusions datasets they are monitored for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderSanctionsMonitoringPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    aggregateSanctionsMonitoring: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderSanctionsMonitoringAggregations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAlerts: {
        parameters: {
            query?: {
                providerId?: string;
                /** @description Part of the name of the provider. */
                providerName?: components["parameters"]["ProviderName"];
                providerNpi?: number;
                type?: components["schemas"]["AlertType"][];
                status?: components["schemas"]["AlertState"];
                /** @description Only deactivated providers, or only those that are not. */
                providerDeactivated?: components["parameters"]["ProviderDeactivated"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Timestamp";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of alerts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    aggregateAlerts: {
        parameters: {
            query?: {
                /** @description Only deactivated providers, or only those that are not. */
                providerDeactivated?: components["parameters"]["ProviderDeactivated"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertAggregations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alertId: components["parameters"]["AlertId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    dismissAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                alertId: components["parameters"]["AlertId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DismissRequest"];
            };
        };
        responses: {
            /** @description The alert with time and note of its dismissal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every webhook of the organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description The new webhook. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPatch"];
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWebhookLogs: {
        parameters: {
            query?: {
                type?: components["schemas"]["WebhookType"];
                status?: components["schemas"]["WebhookLogStatus"];
                /** @description Only the attempts at one message. */
                traceId?: string;
                /** @description Upper end of a time range. */
                before?: components["parameters"]["Before"];
                /** @description Whether `before` itself belongs to the range. */
                beforeInclusive?: components["parameters"]["BeforeInclusive"];
                /** @description Lower end of a time range. */
                after?: components["parameters"]["After"];
                /** @description Whether `after` itself belongs to the range. */
                afterInclusive?: components["parameters"]["AfterInclusive"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Timestamp";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of attempts to deliver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookLogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the file, or its path as one segment: slashes in it are percent-encoded. */
                pathOrId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the file, under its own media type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The copy that the client holds is still right. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                type?: components["schemas"]["EventLogType"][];
                includeFailedRequests?: boolean;
                entityId?: string[];
                category?: components["schemas"]["EventLogCategory"][];
                subcategory?: string[];
                /** @description Upper end of a time range. */
                before?: components["parameters"]["Before"];
                /** @description Whether `before` itself belongs to the range. */
                beforeInclusive?: components["parameters"]["BeforeInclusive"];
                /** @description Lower end of a time range. */
                after?: components["parameters"]["After"];
                /** @description Whether `after` itself belongs to the range. */
                afterInclusive?: components["parameters"]["AfterInclusive"];
                correlationId?: string;
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Timestamp" | "Type";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventLogEntryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProviderInfo: {
        parameters: {
            query?: {
                providerInfoType?: components["schemas"]["ProviderInfoType"][];
            };
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of each kind, by its name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPortalLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalLoginInfo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replacePortalLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalLoginInfoRequest"];
            };
        };
        responses: {
            /** @description The login as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalLoginInfo"];
                };
            };
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deletePortalLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updatePortalLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalLoginInfoRequest"];
            };
        };
        responses: {
            /** @description The login as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalLoginInfo"];
                };
            };
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProviderAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAlias"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceProviderAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderAliasRequest"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAlias"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteProviderAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listBoardCertifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All board certifications of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardCertificationInfo"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createBoardCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardCertificationInfoRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardCertificationInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getBoardCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardCertificationInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteBoardCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateBoardCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoardCertificationInfoPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardCertificationInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCertificates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All certificates of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateInfo"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateInfoRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateInfoPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listLiabilityInsurances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All liability insurances of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityInsurance"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createLiabilityInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiabilityInsuranceRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityInsurance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getLiabilityInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityInsurance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteLiabilityInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateLiabilityInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiabilityInsurancePatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiabilityInsurance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listEducations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All educations of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Education"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createEducation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EducationRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Education"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getEducation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Education"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteEducation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateEducation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EducationPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Education"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTrainings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All trainings of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Training"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createTraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Training"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getTraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Training"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteTraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateTraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Training"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWorkHistories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries of the work history of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkHistory"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createWorkHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkHistoryRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getWorkHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteWorkHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateWorkHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkHistoryPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProviderSpecialties: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All specialties of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderSpecialty"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createProviderSpecialty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderSpecialtyRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderSpecialty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProviderSpecialty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderSpecialty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteProviderSpecialty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateProviderSpecialty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderSpecialtyPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderSpecialty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listHospitalAffiliations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All hospital affiliations of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HospitalAffiliation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createHospitalAffiliation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HospitalAffiliationRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HospitalAffiliation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getHospitalAffiliation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HospitalAffiliation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteHospitalAffiliation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateHospitalAffiliation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HospitalAffiliationPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HospitalAffiliation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDeaRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All DEA registrations of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeaRegistrationInfo"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createDeaRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeaRegistrationInfoRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeaRegistrationInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProviderAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All addresses of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAddress"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createProviderAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderAddressRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProviderAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All aliases of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAlias"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createProviderAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderAliasRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAlias"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProviderEmails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All e-mail addresses of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderEmail"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createProviderEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderEmailRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMedicaidEnrollments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All Medicaid enrollments of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicaidEnrollment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createMedicaidEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MedicaidEnrollmentRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicaidEnrollment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getDeaRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeaRegistrationInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteDeaRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateDeaRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeaRegistrationInfoPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeaRegistrationInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProviderAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceProviderAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderAddressRequest"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteProviderAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProviderEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceProviderEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderEmailRequest"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteProviderEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMedicaidEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicaidEnrollment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteMedicaidEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMedicaidEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MedicaidEnrollmentPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicaidEnrollment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilities: {
        parameters: {
            query?: {
                name?: string;
                deactivated?: boolean;
                parentFacilityId?: string;
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id" | "Name";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of facilities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFacility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityRequest"];
            };
        };
        responses: {
            /** @description The new facility. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFacility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facility. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFacility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityPatch"];
            };
        };
        responses: {
            /** @description The facility as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilityLicenseTypes: {
        parameters: {
            query?: {
                name?: string;
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id" | "Name";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of license types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityLicenseTypePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilityAccreditationAgencies: {
        parameters: {
            query?: {
                agencyName?: string;
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id" | "AgencyName";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of agencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityAccreditationAgencyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMedicareEnrollmentTypes: {
        parameters: {
            query?: {
                id?: string;
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Code" | "Description";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MedicareEnrollmentTypePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilityTaxonomies: {
        parameters: {
            query?: {
                code?: string;
                name?: string;
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id" | "Code";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of taxonomies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityTaxonomyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFacilityInfo: {
        parameters: {
            query?: {
                facilityInfoTypes?: components["schemas"]["FacilityInfoType"][];
            };
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of each kind, by its name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilityNpis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All NPIs of a facility. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityNpi"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFacilityNpi: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityNpiRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityNpi"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFacilityNpi: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityNpi"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFacilityNpi: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFacilityNpi: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityNpiPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityNpi"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilityDeas: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All DEA registrations of a facility. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityDea"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFacilityDea: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityDeaRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityDea"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFacilityDea: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityDea"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFacilityDea: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFacilityDea: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityDeaPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityDea"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilityLiabilityInsurances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All liability insurances of a facility. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityLiabilityInsurance"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFacilityLiabilityInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityLiabilityInsuranceRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityLiabilityInsurance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFacilityLiabilityInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityLiabilityInsurance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFacilityLiabilityInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFacilityLiabilityInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityLiabilityInsurancePatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityLiabilityInsurance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilityLicenses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All licenses of a facility. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityLicense"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFacilityLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityLicenseRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityLicense"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFacilityLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityLicense"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFacilityLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFacilityLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityLicensePatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityLicense"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilityAccreditations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All accreditations of a facility. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityAccreditation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFacilityAccreditation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityAccreditationRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityAccreditation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFacilityAccreditation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityAccreditation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFacilityAccreditation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFacilityAccreditation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityAccreditationPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityAccreditation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilityCmsCertifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All CMS certifications of a facility. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityCmsCertification"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFacilityCmsCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityCmsCertificationRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityCmsCertification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFacilityCmsCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityCmsCertification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFacilityCmsCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFacilityCmsCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityCmsCertificationPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityCmsCertification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilityMedicareEnrollments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All Medicare enrollments of a facility. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityMedicareEnrollment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFacilityMedicareEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityMedicareEnrollmentRequest"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityMedicareEnrollment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFacilityMedicareEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityMedicareEnrollment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFacilityMedicareEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFacilityMedicareEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                /** @description Id of the entry. */
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilityMedicareEnrollmentPatch"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityMedicareEnrollment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilitySpecialties: {
        parameters: {
            query?: {
                taxonomyId?: string;
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "TaxonomyId";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of specialties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilitySpecialtyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createFacilitySpecialty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilitySpecialtyRequest"];
            };
        };
        responses: {
            /** @description The new specialty. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilitySpecialty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFacilitySpecialty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                facilitySpecialtyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The specialty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilitySpecialty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFacilitySpecialty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                facilitySpecialtyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateFacilitySpecialty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                facilitySpecialtyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FacilitySpecialtyPatch"];
            };
        };
        responses: {
            /** @description The specialty as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilitySpecialty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilitySpecialtyInfoOfType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                facilitySpecialtyId: string;
                facilityInfoType: components["schemas"]["FacilityInfoType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["FacilityAccreditation"] | components["schemas"]["FacilityCmsCertification"] | components["schemas"]["FacilityDea"] | components["schemas"]["FacilityLiabilityInsurance"] | components["schemas"]["FacilityLicense"] | components["schemas"]["FacilityMedicareEnrollment"] | components["schemas"]["FacilityNpi"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFacilitySpecialtyInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
                facilitySpecialtyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of all kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["FacilityAccreditation"] | components["schemas"]["FacilityCmsCertification"] | components["schemas"]["FacilityDea"] | components["schemas"]["FacilityLiabilityInsurance"] | components["schemas"]["FacilityLicense"] | components["schemas"]["FacilityMedicareEnrollment"] | components["schemas"]["FacilityNpi"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listGroups: {
        parameters: {
            query?: {
                providerId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupRequest"];
            };
        };
        responses: {
            /** @description The new group. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupPatch"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Group"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listGroupEnrollments: {
        parameters: {
            query?: {
                payerPlanId?: string;
                networkStatus?: components["schemas"]["NetworkStatus"];
                enrollmentStatus?: components["schemas"]["EnrollmentStatus"];
                specialistType?: components["schemas"]["SpecialistType"];
                submissionDate?: string;
                effectiveDate?: string;
                rosterType?: components["schemas"]["RosterType"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id" | "NetworkStatus" | "EnrollmentStatus" | "SpecialistType" | "SubmissionDate" | "EffectiveDate" | "PayerPlanName";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of enrollments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderEnrollmentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listGroupProviders: {
        parameters: {
            query?: {
                status?: components["schemas"]["ProviderStatus"];
                /** @description Part of the name of the provider. */
                providerName?: components["parameters"]["ProviderName"];
                credentialingStatus?: string[];
                providerTypeId?: string;
                npi?: number;
                deactivated?: boolean;
                nextCredentialingDateOnOrAfter?: string;
                nextCredentialingDateOnOrBefore?: string;
                rosterType?: components["schemas"]["RosterType"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id" | "LastName" | "FirstName" | "CredentialingStatus" | "CredentialedDate";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateGroupProviders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupProviderRelationPatch"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateGroupPayerPlans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupPayerRelationPatch"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPayers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payer"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createPayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayerRequest"];
            };
        };
        responses: {
            /** @description The new payer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deletePayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updatePayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayerPatch"];
            };
        };
        responses: {
            /** @description The payer as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPayerPlans: {
        parameters: {
            query?: {
                groupId?: string;
                payerId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans of payers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayerPlan"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createPayerPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayerPlanRequest"];
            };
        };
        responses: {
            /** @description The new plan of a payer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayerPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getPayerPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payerPlanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan of a payer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayerPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deletePayerPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payerPlanId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updatePayerPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                payerPlanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayerPlanPatch"];
            };
        };
        responses: {
            /** @description The plan of a payer as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayerPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProviderEnrollments: {
        parameters: {
            query?: {
                groupId?: string;
                providerId?: string;
                payerPlanId?: string;
                networkStatus?: components["schemas"]["NetworkStatus"];
                enrollmentStatus?: components["schemas"]["EnrollmentStatus"];
                specialistType?: components["schemas"]["SpecialistType"];
                submissionDate?: string;
                effectiveDate?: string;
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id" | "NetworkStatus" | "EnrollmentStatus" | "SpecialistType" | "SubmissionDate" | "EffectiveDate" | "PayerPlanName";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enrollments of providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderEnrollmentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createProviderEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderEnrollmentRequest"];
            };
        };
        responses: {
            /** @description The new enrollment of a provider. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderEnrollment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProviderEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerEnrollmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enrollment of a provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderEnrollment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteProviderEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerEnrollmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateProviderEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                providerEnrollmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderEnrollmentPatch"];
            };
        };
        responses: {
            /** @description The enrollment of a provider as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderEnrollment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listImportSources: {
        parameters: {
            query?: {
                source?: components["schemas"]["ImportSource"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Name" | "Source";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderProfileImportSourcePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProfileImports: {
        parameters: {
            query?: {
                /** @description Only the latest import of each provider, of whatever source. */
                latest?: boolean;
                status?: components["schemas"]["ImportStatus"];
                source?: components["schemas"]["ImportSource"];
                providerId?: string;
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id" | "Source" | "Status" | "Completed" | "Started";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderProfileImportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createProfileImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderProfileImportRequest"];
            };
        };
        responses: {
            /** @description The import, `Pending`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderProfileImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProfileImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderProfileImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listImportParameters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                source: components["schemas"]["ImportSource"];
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parameters that the provider already has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IProviderParameter"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listProvidersDueForRecredentialing: {
        parameters: {
            query?: {
                includeUnassigned?: boolean;
                /** @description Part of the name of the provider. */
                providerName?: components["parameters"]["ProviderName"];
                providerNpi?: number;
                credentialingRequestOwnerId?: string[];
                credentialingRequestEventStatus?: components["schemas"]["CredentialingEventStatus"][];
                nextCredentialingDateOnOrAfter?: string;
                nextCredentialingDateOnOrBefore?: string;
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "ProviderFirstName" | "ProviderLastName" | "RequestCreatedAt";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of providers, each with its latest credentialing request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderDueForRecredentialingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCredentialingRequestOwners: {
        parameters: {
            query?: {
                /** @description Only deactivated providers, or only those that are not. */
                providerDeactivated?: components["parameters"]["ProviderDeactivated"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseUser"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCredentialingRequests: {
        parameters: {
            query?: {
                entityType?: components["schemas"]["CredentialingEntityType"];
                currentEventStatus?: components["schemas"]["CredentialingEventStatus"][];
                providerCredentialingStatus?: string[];
                priority?: components["schemas"]["CredentialingPriority"][];
                ownerId?: string[];
                includeUnassigned?: boolean;
                credentialingRequestType?: components["schemas"]["CredentialingRequestType"];
                entityId?: string;
                /** @description Part of the name of the provider or facility. */
                entityName?: components["parameters"]["EntityName"];
                entityNpi?: components["parameters"]["EntityNpi"];
                /** @description Only deactivated providers and facilities, or only those that are not. */
                entityDeactivated?: components["parameters"]["EntityDeactivated"];
                facilitySpecialtyId?: string;
                providerId?: string;
                /** @description Part of the name of the provider. */
                providerName?: components["parameters"]["ProviderName"];
                providerNpi?: number;
                /** @description Only deactivated providers, or only those that are not. */
                providerDeactivated?: components["parameters"]["ProviderDeactivated"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id" | "CreatedAt" | "Priority" | "CurrentEventStatus" | "CurrentEventDate" | "ProviderId" | "ProviderFirstName" | "ProviderLastName" | "ProviderCredentialingStatus" | "FacilityId" | "FacilityName";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialingRequestPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createCredentialingRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialingRequestProviderRequest"] | components["schemas"]["CredentialingRequestFacilityRequest"];
            };
        };
        responses: {
            /** @description The new request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialingRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createCredentialingRequestEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialingRequestEventRequest"];
            };
        };
        responses: {
            /** @description The new event. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialingRequestEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCredentialingRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialingRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateCredentialingRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialingRequestPatch"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialingRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    aggregateCredentialingRequests: {
        parameters: {
            query?: {
                /** @description Only deactivated providers and facilities, or only those that are not. */
                entityDeactivated?: components["parameters"]["EntityDeactivated"];
                entityType?: components["schemas"]["DatasetEntityType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialingRequestAggregation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCredentialingRequestEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialingRequestEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFacilityCredentialingData: {
        parameters: {
            query?: {
                credentialingRequestId?: string;
            };
            header?: never;
            path: {
                facilityId: components["parameters"]["FacilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacilityCredentialingData"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getProviderCredentialingData: {
        parameters: {
            query?: {
                credentialingRequestId?: string;
            };
            header?: never;
            path: {
                providerId: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderCredentialingData"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceCredentialingRequestChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialingRequestChecklistRequest"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    replaceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Path of the file as one segment: slashes in it are percent-encoded. It is unique in the organization. */
                path: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Path of the file as one segment: slashes in it are percent-encoded. It is unique in the organization. */
                path: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: Blob;
                };
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Path of the file as one segment: slashes in it are percent-encoded. It is unique in the organization. */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listFiles: {
        parameters: {
            query?: {
                prefix?: string;
                /** @description Upper end of a time range. */
                before?: components["parameters"]["Before"];
                /** @description Whether `before` itself belongs to the range. */
                beforeInclusive?: components["parameters"]["BeforeInclusive"];
                /** @description Lower end of a time range. */
                after?: components["parameters"]["After"];
                /** @description Whether `after` itself belongs to the range. */
                afterInclusive?: components["parameters"]["AfterInclusive"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Path" | "CreatedAt";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listEventLogExports: {
        parameters: {
            query?: {
                prefix?: string;
                /** @description Upper end of a time range. */
                before?: components["parameters"]["Before"];
                /** @description Whether `before` itself belongs to the range. */
                beforeInclusive?: components["parameters"]["BeforeInclusive"];
                /** @description Lower end of a time range. */
                after?: components["parameters"]["After"];
                /** @description Whether `after` itself belongs to the range. */
                afterInclusive?: components["parameters"]["AfterInclusive"];
                /** @description The `nextCursor` or `previousCursor` of another page. Left out for the first page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many items a page should hold. */
                count?: components["parameters"]["Count"];
                sortedBy?: "Id" | "Date";
                sortDirection?: components["parameters"]["SortDirection"];
                /**
                 * @deprecated
                 * @description The `nextOffset` of another page. Use `cursor`.
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of exports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventLogExportPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSanctionsAndExclusionsReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SanctionsAndExclusionsReportInfo"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listEnrollmentsReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentsReportInfo"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listExpirableCredentialsReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpirableCredentialsReportInfo"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listRosterReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterReportInfo"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    receiveApplicantTrackerWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose webhook it is. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicantTrackerWebhookRequest"];
            };
        };
        responses: {
            /** @description The credentialing request for the applicant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicantTrackerWebhookResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestCrmDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrmDocumentRequestRequest"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["BadGateway"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            /** @description Changed. All access tokens of the user have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createOAuthClientSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. Its text is told here and never again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteOAuthClientSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                clientSecretId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOAuthCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clients with their secrets, of which only the id and the time are told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthCredentials"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
