// Generated from openapi.yaml by `pnpm generate`.

export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Revokes the token. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/my-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["fetchMyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/demo-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The accounts of the demo clinic, for the login page of a development start. Empty everywhere else. */
        get: operations["listDemoAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInformation"];
        put: operations["updateInformation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRegistration"];
        put?: never;
        /** @description A visitor registers. The answer is the same whether or not the clinic knows the person already. */
        post: operations["createRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration/clinic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The active clinics that take registrations; with `slug`, that clinic alone, active or not. */
        get: operations["listRegistrationClinic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description With the patients it could be, each with the reasons why. */
        get: operations["getRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Makes a new patient of it. */
        post: operations["acceptRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Writes the chosen values onto a patient the clinic knows. */
        post: operations["mergeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registration/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rejectRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The search looks at name, phone, record number and identity number. */
        get: operations["listPatient"];
        put?: never;
        post: operations["createPatient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getPatient"];
        put: operations["updatePatient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The figures a role may see; `registrations` is null for dentists and assistants. */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRoom"];
        put?: never;
        post: operations["createRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getRoom"];
        put: operations["updateRoom"];
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
        LoginRequest: {
            email: string;
            password: string;
            /** @constant */
            workspace: "clinic";
        };
        ErrorReply: {
            /** @enum {string} */
            status: "badRequest" | "failed" | "error";
            /** @description A sentence for the person, in the language of Accept-Language */
            msg: string;
            data: {
                /** @description Field name to sentence */
                fields?: {
                    [key: string]: string;
                };
                /** @description On a conflict: the row as it is stored now */
                current?: {
                    [key: string]: unknown;
                };
            };
        };
        /** @enum {string} */
        RoleName: "admin_head_office" | "head_office" | "manager_clinic" | "front_office_clinic" | "doctor_clinic" | "nurse_clinic" | "patient";
        /** @description The signed-in user, as the specification lists it. */
        Account: {
            id: number;
            staff_id: number | null;
            doctor_id: number | null;
            company_id: number;
            clinic_id: number;
            firstname: string;
            lastname: string;
            displayname: string;
            email: string;
            photo: string;
            status: number | null;
            address: string;
            city: string;
            province: string;
            country: string;
            postcode: number | null;
            phone: string;
            whatsapp: string;
            instagram: string;
            facebook: string;
            linkedin: string;
            twitter: string;
            authority: string[];
            role: {
                name: components["schemas"]["RoleName"];
            };
        };
        LoginReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                accessToken: string;
                user: components["schemas"]["Account"];
            };
        };
        EmptyReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: Record<string, never>;
        };
        AccountReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                user: components["schemas"]["Account"];
            };
        };
        DemoAccount: {
            email: string;
            password: string;
            role: components["schemas"]["RoleName"];
            /** @description The name of the clinic */
            clinic: string;
        };
        Pagination: {
            totalItems: number;
            totalPages: number;
            currentPage: number;
            hasNextPage: boolean;
            hasPrevPage: boolean;
            offset: number;
            rowPerPage: number;
        };
        DemoAccountListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["DemoAccount"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        RequiredName: string;
        /** @enum {string} */
        ClinicStatus: "active" | "inactive";
        Text: string;
        Name: string;
        Email: string;
        /** @description As typed; stored as +62… */
        Phone: string;
        /** @enum {string} */
        TimeZone: "Asia/Jakarta" | "Asia/Makassar" | "Asia/Jayapura";
        Slug: string;
        /** @description The version that was read; a write with an older one answers 409 */
        Version: number;
        /**
         * Format: date-time
         * @description UTC with offset
         */
        Time: string;
        Information: {
            name: components["schemas"]["RequiredName"];
            status: components["schemas"]["ClinicStatus"];
            address: components["schemas"]["Text"];
            city: components["schemas"]["Name"];
            province: components["schemas"]["Name"];
            country: components["schemas"]["Name"];
            postcode: string;
            email: components["schemas"]["Email"];
            whatsapp: components["schemas"]["Phone"];
            instagram: components["schemas"]["Name"];
            linkedin: components["schemas"]["Name"];
            phone: components["schemas"]["Phone"];
            website: string;
            facebook: components["schemas"]["Name"];
            twitter: components["schemas"]["Name"];
            time_zone: components["schemas"]["TimeZone"];
            id: number;
            slug: components["schemas"]["Slug"];
            version: components["schemas"]["Version"];
            updated_at: components["schemas"]["Time"];
        };
        InformationReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Information"];
        };
        InformationUpdate: {
            name: components["schemas"]["RequiredName"];
            status: components["schemas"]["ClinicStatus"];
            address: components["schemas"]["Text"];
            city: components["schemas"]["Name"];
            province: components["schemas"]["Name"];
            country: components["schemas"]["Name"];
            postcode: string;
            email: components["schemas"]["Email"];
            whatsapp: components["schemas"]["Phone"];
            instagram: components["schemas"]["Name"];
            linkedin: components["schemas"]["Name"];
            phone: components["schemas"]["Phone"];
            website: string;
            facebook: components["schemas"]["Name"];
            twitter: components["schemas"]["Name"];
            time_zone: components["schemas"]["TimeZone"];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        RegistrationState: "submitted" | "accepted" | "merged" | "rejected" | "expired";
        /** @enum {string} */
        Sex: "female" | "male";
        /** Format: date */
        Date: string;
        RegistrationRow: {
            id: number;
            code: string;
            state: components["schemas"]["RegistrationState"];
            first_name: string;
            last_name: string;
            sex: components["schemas"]["Sex"];
            date_of_birth: components["schemas"]["Date"];
            phone: string;
            submitted_at: components["schemas"]["Time"];
            /** Format: date-time */
            decided_at: string | null;
            /** @description The name of who decided */
            decided_by: string | null;
        };
        RegistrationListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["RegistrationRow"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @enum {string|null} */
        BloodType: "A" | "B" | "AB" | "O" | null;
        /** @enum {string|null} */
        MaritalStatus: "single" | "married" | "divorced" | "widowed" | null;
        /** @enum {string|null} */
        EducationLevel: "none" | "primary" | "junior_high" | "senior_high" | "diploma" | "bachelor" | "master" | "doctorate" | null;
        /** @enum {string|null} */
        Religion: "islam" | "protestant" | "catholic" | "hindu" | "buddhist" | "confucian" | "belief" | "other" | null;
        /** @enum {string} */
        Identification: "nik" | "passport" | "kitas" | "nik_mother" | "not_available";
        /** @description Every part may be empty */
        Address: {
            street: components["schemas"]["Text"];
            province: components["schemas"]["Name"];
            city: components["schemas"]["Name"];
            district: components["schemas"]["Name"];
            village: components["schemas"]["Name"];
            postcode: string;
        };
        /** @enum {string|null} */
        Relationship: "spouse" | "parent" | "child" | "sibling" | "other" | null;
        /** @description What a person says of themselves. `last_name` may be empty: many people have one name. */
        PatientInput: {
            first_name: components["schemas"]["RequiredName"];
            last_name: components["schemas"]["Name"];
            sex: components["schemas"]["Sex"];
            date_of_birth: components["schemas"]["Date"];
            place_of_birth: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            blood_type: components["schemas"]["BloodType"];
            marital_status: components["schemas"]["MaritalStatus"];
            ethnicity: components["schemas"]["Name"];
            nationality: components["schemas"]["Name"];
            education_level: components["schemas"]["EducationLevel"];
            occupation: components["schemas"]["Name"];
            religion: components["schemas"]["Religion"];
            identification: components["schemas"]["Identification"];
            /** @description Empty when identification is not_available */
            identity_number: string;
            /** @description Why there is no identity number; required when identification is not_available */
            identity_reason: string;
            address: components["schemas"]["Address"];
            relative_name: components["schemas"]["Name"];
            relationship: components["schemas"]["Relationship"];
            relative_phone: components["schemas"]["Phone"];
        };
        RegistrationInput: {
            clinic: components["schemas"]["Slug"];
            /** @enum {string} */
            language: "en" | "id";
            patient: components["schemas"]["PatientInput"];
            /**
             * @description Consent to the processing of the data
             * @constant
             */
            consent: true;
            /** @description A field people do not see; a robot fills it */
            website_url?: string;
        };
        RegistrationReceipt: {
            code: string;
            clinic: string;
            submitted_at: components["schemas"]["Time"];
        };
        RegistrationReceiptReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["RegistrationReceipt"];
        };
        RegistrationClinic: {
            slug: components["schemas"]["Slug"];
            name: string;
            status: components["schemas"]["ClinicStatus"];
            address: string;
            city: string;
            province: string;
            country: string;
            postcode: string;
            email: string;
            whatsapp: string;
            instagram: string;
            linkedin: string;
            phone: string;
            website: string;
            facebook: string;
            twitter: string;
        };
        RegistrationClinicListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["RegistrationClinic"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        Registration: {
            id: number;
            code: string;
            state: components["schemas"]["RegistrationState"];
            /** @enum {string} */
            language: "en" | "id";
            patient: components["schemas"]["PatientInput"];
            /** @description The patient it became or was merged into */
            patient_id: number | null;
            /** @description Why it was rejected */
            reason: string | null;
            submitted_at: components["schemas"]["Time"];
            /** Format: date-time */
            decided_at: string | null;
            decided_by: string | null;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        PatientStatus: "active" | "inactive";
        Patient: {
            first_name: components["schemas"]["RequiredName"];
            last_name: components["schemas"]["Name"];
            sex: components["schemas"]["Sex"];
            date_of_birth: components["schemas"]["Date"];
            place_of_birth: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            blood_type: components["schemas"]["BloodType"];
            marital_status: components["schemas"]["MaritalStatus"];
            ethnicity: components["schemas"]["Name"];
            nationality: components["schemas"]["Name"];
            education_level: components["schemas"]["EducationLevel"];
            occupation: components["schemas"]["Name"];
            religion: components["schemas"]["Religion"];
            identification: components["schemas"]["Identification"];
            /** @description Empty when identification is not_available */
            identity_number: string;
            /** @description Why there is no identity number; required when identification is not_available */
            identity_reason: string;
            address: components["schemas"]["Address"];
            relative_name: components["schemas"]["Name"];
            relationship: components["schemas"]["Relationship"];
            relative_phone: components["schemas"]["Phone"];
            id: number;
            /** @description 00-12-34, unique in the company */
            record_number: string;
            status: components["schemas"]["PatientStatus"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        /** @enum {string} */
        MatchReason: "identity" | "phone" | "name_and_birth";
        RegistrationCandidate: {
            patient: components["schemas"]["Patient"];
            reasons: components["schemas"]["MatchReason"][];
        };
        RegistrationReview: {
            registration: components["schemas"]["Registration"];
            candidates: components["schemas"]["RegistrationCandidate"][];
        };
        RegistrationReviewReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["RegistrationReview"];
        };
        RegistrationAcceptance: {
            version: components["schemas"]["Version"];
        };
        RegistrationReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Registration"];
        };
        RegistrationMerge: {
            version: components["schemas"]["Version"];
            patient_id: number;
            patient_version: components["schemas"]["Version"];
            patient: components["schemas"]["PatientInput"];
        };
        RegistrationRejection: {
            version: components["schemas"]["Version"];
            reason: string;
        };
        /** @enum {string} */
        Readiness: "ready" | "incomplete";
        /** @description A patient in a list */
        PatientRow: {
            id: number;
            record_number: string;
            first_name: components["schemas"]["Name"];
            last_name: components["schemas"]["Name"];
            sex: components["schemas"]["Sex"];
            date_of_birth: components["schemas"]["Date"];
            phone: string;
            identification: components["schemas"]["Identification"];
            identity_number: string;
            readiness: components["schemas"]["Readiness"];
            status: components["schemas"]["PatientStatus"];
            created_at: components["schemas"]["Time"];
        };
        PatientListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["PatientRow"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        PatientReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Patient"];
        };
        PatientUpdate: {
            first_name: components["schemas"]["RequiredName"];
            last_name: components["schemas"]["Name"];
            sex: components["schemas"]["Sex"];
            date_of_birth: components["schemas"]["Date"];
            place_of_birth: components["schemas"]["Name"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            blood_type: components["schemas"]["BloodType"];
            marital_status: components["schemas"]["MaritalStatus"];
            ethnicity: components["schemas"]["Name"];
            nationality: components["schemas"]["Name"];
            education_level: components["schemas"]["EducationLevel"];
            occupation: components["schemas"]["Name"];
            religion: components["schemas"]["Religion"];
            identification: components["schemas"]["Identification"];
            /** @description Empty when identification is not_available */
            identity_number: string;
            /** @description Why there is no identity number; required when identification is not_available */
            identity_reason: string;
            address: components["schemas"]["Address"];
            relative_name: components["schemas"]["Name"];
            relationship: components["schemas"]["Relationship"];
            relative_phone: components["schemas"]["Phone"];
            status: components["schemas"]["PatientStatus"];
            version: components["schemas"]["Version"];
        };
        DayCount: {
            date: components["schemas"]["Date"];
            count: number;
        };
        Birthday: {
            id: number;
            first_name: string;
            last_name: string;
            date_of_birth: components["schemas"]["Date"];
            phone: string;
        };
        Dashboard: {
            /** @description The name of the clinic */
            clinic: string;
            /** @description The date in the zone of the clinic */
            today: components["schemas"]["Date"];
            patients: {
                /** @description Active patients */
                total: number;
                /** @description Active patients who lack something SATUSEHAT needs */
                incomplete: number;
                /** @description The last 14 days, oldest first, days of nobody included */
                new_by_day: components["schemas"]["DayCount"][];
            };
            /** @description Active patients whose birthday is today */
            birthdays: components["schemas"]["Birthday"][];
            registrations: {
                awaiting: number;
                /**
                 * Format: date-time
                 * @description When the one that waits longest was submitted
                 */
                oldest: string | null;
                /** @description The last 14 days, oldest first */
                by_day: components["schemas"]["DayCount"][];
                /** @description Those that wait longest, oldest first */
                latest: components["schemas"]["RegistrationRow"][];
            } | null;
        };
        DashboardReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Dashboard"];
        };
        /** @enum {string} */
        RoomStatus: "active" | "inactive";
        Room: {
            name: components["schemas"]["RequiredName"];
            status: components["schemas"]["RoomStatus"];
            id: number;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        RoomListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["Room"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        RoomInput: {
            name: components["schemas"]["RequiredName"];
            status: components["schemas"]["RoomStatus"];
        };
        RoomReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Room"];
        };
        RoomUpdate: {
            name: components["schemas"]["RequiredName"];
            status: components["schemas"]["RoomStatus"];
            version: components["schemas"]["Version"];
        };
    };
    responses: {
        /** @description The server failed, or cannot answer now */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The contract refuses the request */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description No token, or one that is not valid any more */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Too many attempts: wait `Retry-After` seconds */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The role may not do this */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Somebody was faster: `data.current` is what is stored now */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description A rule refuses a field: `data.fields` says which */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Not in this clinic */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
    };
    parameters: {
        /** @description Any fragment; words are combined with and */
        Search: string;
        /** @description One-based */
        Page: number;
        RowPerPage: 10 | 25 | 50 | 100;
        /** @description Sent again with the same key and body, a request is answered as it was the first time and done once */
        IdempotencyKey: string;
        Id: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    fetchMyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whose token this is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listDemoAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Demo accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoAccountListReply"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clinic of the signed-in user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InformationUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listRegistration: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "submitted_at" | "-submitted_at" | "name" | "-name";
                state?: components["schemas"]["RegistrationState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of registrations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key and body, a request is answered as it was the first time and done once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            /** @description Registered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationReceiptReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    listRegistrationClinic: {
        parameters: {
            query?: {
                slug?: components["schemas"]["Slug"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Clinics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationClinicListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    getRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationReviewReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    acceptRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key and body, a request is answered as it was the first time and done once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationAcceptance"];
            };
        };
        responses: {
            /** @description Decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    mergeRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key and body, a request is answered as it was the first time and done once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationMerge"];
            };
        };
        responses: {
            /** @description Decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    rejectRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key and body, a request is answered as it was the first time and done once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationRejection"];
            };
        };
        responses: {
            /** @description Decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listPatient: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "name" | "-name" | "record_number" | "-record_number" | "date_of_birth" | "-date_of_birth" | "created_at" | "-created_at";
                status?: components["schemas"]["PatientStatus"];
                sex?: components["schemas"]["Sex"];
                /** @description Whether everything SATUSEHAT needs to know a patient is there */
                readiness?: components["schemas"]["Readiness"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of patients */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createPatient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key and body, a request is answered as it was the first time and done once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getPatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The patient */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updatePatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clinic today */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listRoom: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "name" | "-name" | "created_at" | "-created_at";
                status?: components["schemas"]["RoomStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createRoom: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key and body, a request is answered as it was the first time and done once */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
}
