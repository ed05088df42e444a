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
                alertId: string;
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        /** @enum {string} */
        AddressType: "Unspecified" | "Home" | "Work";
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
        /**
         * @description Life-support and wellness certificates that the service knows.
         * @enum {string}
         */
        CertificateType: "AhaBasicLifeSupport" | "AhaAdvancedCardiacLifeSupport" | "AhaNeonatalAdvancedLifeSupport" | "AhaPediatricAdvancedLifeSupport" | "CaliforniaCertifiedWellnessCoach" | "AhaAdvancedCardiovascularLifeSupport" | "AhaAdvancedStrokeLifeSupport" | "AhaPears" | "AhaHeartsaver";
        Country: {
            /** Format: uuid */
            id?: string;
            name?: string;
            isoCode?: string;
            /** Format: date-time */
            createdAt?: string;
        };
        /** @enum {string} */
        EmailType: "Unspecified" | "Personal" | "Work";
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
        /**
         * @description Where an entry of the event log comes from.
         * @enum {string}
         */
        EventLogType: "System" | "Request" | "Legacy";
        /**
         * @description Whether the list is wanted as a file.
         * @enum {string}
         */
        ExportFormat: "None" | "Csv";
        FacilityAccreditationInfoParameter: {
            /** @enum {string} */
            type?: "FacilityAccreditationInfo";
            accreditationNumber?: string;
            accreditationProgram?: string;
        };
        FacilityCmsCertificationInfoParameter: {
            /** @enum {string} */
            type?: "FacilityCmsCertificationInfo";
            certificateNumber?: string;
            certificateType?: string;
        };
        FacilityNameParameter: {
            /** @enum {string} */
            type?: "FacilityName";
            name?: string;
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
        InvalidateAccessTokensRequest: {
            /** @description Also end the token of this request. */
            invalidateCurrent?: boolean;
            /** @description Which tokens to end. All of the user's when left out. */
            tokenIds?: string[];
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
        /** @description Only what is sent changes; null empties a field. */
        LicensePatch: {
            restrictionStatus?: components["schemas"]["RestrictionStatus"];
            approvedStatus?: components["schemas"]["ApprovedStatus"];
            nonVerifiedInfo?: components["schemas"]["NonVerifiedLicenseInfo"] | components["schemas"]["NullValue"];
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
        /** @description Facts of a license that the organization states without a source. */
        NonVerifiedLicenseInfo: {
            /** Format: date-time */
            issueDate?: string;
            /** Format: date-time */
            expirationDate?: string;
            status?: string;
        };
        /**
         * @description OpenAPI 3.0 has no null type; this stands for it beside a reference.
         * @enum {string|null}
         */
        NullValue: null;
        OAuthTokenResponse: {
            access_token?: string;
            token_type?: string;
            /** @description Seconds. */
            expires_in?: number;
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
        /**
         * @description How much a role may do in one area.
         * @enum {string}
         */
        Permission: "None" | "Read" | "Write" | "Allowed";
        /**
         * @description Whether the license needs prescriptive authority, and has it.
         * @enum {string}
         */
        PrescriptiveAuthority: "RequiredMet" | "RequiredNotMet" | "NotRequired";
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
        ProviderGenderParameter: {
            /** @enum {string} */
            type?: "Gender";
            gender?: components["schemas"]["Gender"] | (string & {});
        };
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
    };
    responses: {
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
        LicenseId: string;
        /**
         * @deprecated
         * @description The `nextOffset` of another page. Use `cursor`.
         */
        Offset: string;
        /** @description Only deactivated providers, or only those that are not. */
        ProviderDeactivated: boolean;
        ProviderId: string;
        /** @description Part of the name of the provider. */
        ProviderName: string;
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
                licenseTypeId?: string;
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
                alertId: string;
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
                    "*/*": string;
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
}
