// Generated from openapi.yaml by `pnpm generate`.

declare global {
  interface Blob {}
}

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
    "/api/auth/doctor/{id}/account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getDoctorAccount"];
        put?: never;
        /** @description Answers with the token of the link, this once; without an Idempotency-Key, because a reply that is kept would keep the token */
        post: operations["inviteDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/staff/{id}/account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getStaffAccount"];
        put?: never;
        /** @description Answers with the token of the link, this once; without an Idempotency-Key, because a reply that is kept would keep the token */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/account/{id}/renew": {
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
        /** @description A new link, perhaps for another address or role: the one before ends. Only while no password is set */
        post: operations["renewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/account/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** @description Who is disabled is signed out everywhere at once, and an open invitation ends */
        put: operations["setAccountStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/account/{id}/session": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description Where somebody who works here is signed in */
        get: operations["listAccountSession"];
        put?: never;
        post?: never;
        /** @description Signs somebody who works here out everywhere */
        delete: operations["endAccountSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Where the caller is signed in: every session that has not ended, the one used last first */
        get: operations["listSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Signs the caller out everywhere but here */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Ends every other session of the caller. The current password is asked for, and guesses of it are counted like those of the login */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A second look: for 15 minutes this session may do what is marked `x-confirm`. Guesses are counted like those of the login */
        post: operations["confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Whom a link invites. The token stands in the body: addresses are written down in logs */
        post: operations["findInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sets the password of who was invited, once; then they sign in with it */
        post: operations["acceptInvitation"];
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
    "/api/information/opening-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOpeningHours"];
        put: operations["updateOpeningHours"];
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
    "/api/patient/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getPatientPhoto"];
        put: operations["setPatientPhoto"];
        post?: never;
        delete: operations["removePatientPhoto"];
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
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What changes in the clinic, as it changes: only which features to read anew, never data. Ends when the session ends, or when changes may be missed; who comes back reads everything anew */
        get: operations["watchClinic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What waits for this person, counted; what nothing waits in is left out. Nobody is named */
        get: operations["listNotification"];
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
    "/api/room/{id}/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description Of one room, the latest first, those that are over and cancelled too */
        get: operations["listRoomMaintenance"];
        put?: never;
        post: operations["createRoomMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description When which room cannot be used, of all rooms: whoever plans shifts into them is told. 500 at most, the earliest first. */
        get: operations["listMaintenanceWindow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room/maintenance/{id}/cancel": {
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
        /** @description A window that has not begun does not take place; one that runs ends now */
        post: operations["cancelRoomMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDoctor"];
        put?: never;
        post: operations["createDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/treating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Every dentist of the clinic, of the house and from outside, with what keeps each from treating patients on a day. Whoever chooses
         *     a dentist chooses among these.
         */
        get: operations["listTreatingDoctor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getDoctor"];
        put: operations["updateDoctor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getDoctorPhoto"];
        put: operations["setDoctorPhoto"];
        post?: never;
        delete: operations["removeDoctorPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listStaff"];
        put?: never;
        post: operations["createStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getStaff"];
        put: operations["updateStaff"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getStaffPhoto"];
        put: operations["setStaffPhoto"];
        post?: never;
        delete: operations["removeStaffPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-external": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDoctorExternal"];
        put?: never;
        post: operations["createDoctorExternal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-external/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getDoctorExternal"];
        put: operations["updateDoctorExternal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-external/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getDoctorExternalPhoto"];
        put: operations["setDoctorExternalPhoto"];
        post?: never;
        delete: operations["removeDoctorExternalPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPayor"];
        put?: never;
        post: operations["createPayor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getPayor"];
        put: operations["updatePayor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insurance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInsurance"];
        put?: never;
        post: operations["createInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insurance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getInsurance"];
        put: operations["updateInsurance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listProduct"];
        put?: never;
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getProduct"];
        put: operations["updateProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/{id}/price": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["listProductPrice"];
        put?: never;
        post: operations["createProductPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/price/{id}/withdraw": {
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
        post: operations["withdrawProductPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPaket"];
        put?: never;
        post: operations["createPaket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paket/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getPaket"];
        put: operations["updatePaket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Days from and until, at most 42; a dentist is shown no absences but their own */
        get: operations["getDoctorSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-schedule/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Those that are not over */
        get: operations["listShiftTemplate"];
        put?: never;
        /** @description Fills its weeks with shifts: all of them, or none where one would overlap another of the dentist */
        post: operations["createShiftTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-schedule/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** @description Takes the place of its shifts that have not begun and were not changed by themselves */
        put: operations["updateShiftTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-schedule/template/{id}/end": {
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
        /** @description Takes back its shifts after the last day, but those changed by themselves */
        post: operations["endShiftTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-schedule/shift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description An extra shift, of no template */
        post: operations["createDoctorShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-schedule/shift/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** @description Other hours or another room on this one day; its template leaves it alone from now on */
        put: operations["updateDoctorShift"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-schedule/shift/{id}/cancel": {
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
        post: operations["cancelDoctorShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-schedule/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The latest first; of a dentist no others but their own */
        get: operations["listAbsence"];
        put?: never;
        /** @description A dentist asks for themselves only */
        post: operations["requestAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-schedule/absence/{id}/approve": {
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
        /** @description Its shifts do not take place; `visits` tells how many appointments lose their dentist */
        post: operations["approveAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-schedule/absence/{id}/reject": {
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
        post: operations["rejectAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-schedule/absence/{id}/cancel": {
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
        /** @description Its shifts take place again; one that runs ended yesterday. A dentist cancels their own */
        post: operations["cancelAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-schedule/absence/{id}/visit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The appointments of the dentist in these days, the first first */
        get: operations["listAbsenceVisit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Days from and until, at most 42; an assistant is shown their own shifts in published weeks */
        get: operations["getStaffSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-schedule/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Any day names its week */
        post: operations["publishStaffWeek"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-schedule/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Enters the shifts that take place in a week for another one, as extra shifts. What is over, whoever is away or inactive by then, and hours in which somebody works already are left out */
        post: operations["copyStaffWeek"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-schedule/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Those that are not over */
        get: operations["listStaffTemplate"];
        put?: never;
        /** @description Fills its weeks with shifts: all of them, or none where one would overlap another of the assistant */
        post: operations["createStaffTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-schedule/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** @description Takes the place of its shifts that have not begun and were not changed by themselves */
        put: operations["updateStaffTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-schedule/template/{id}/end": {
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
        /** @description Takes back its shifts after the last day, but those changed by themselves */
        post: operations["endStaffTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-schedule/shift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description An extra shift, of no template */
        post: operations["createStaffShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-schedule/shift/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** @description Other hours, another dentist or room on this one day; its template leaves it alone from now on */
        put: operations["updateStaffShift"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-schedule/shift/{id}/cancel": {
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
        post: operations["cancelStaffShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-schedule/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The latest first */
        get: operations["listStaffAbsence"];
        put?: never;
        post: operations["requestStaffAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-schedule/absence/{id}/approve": {
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
        /** @description Its shifts do not take place */
        post: operations["approveStaffAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-schedule/absence/{id}/reject": {
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
        post: operations["rejectStaffAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-schedule/absence/{id}/cancel": {
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
        /** @description The shifts of its days to come take place */
        post: operations["cancelStaffAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-room/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Gives the shifts of a week the rooms that those of another week have: same dentist, same weekday, same beginning. What has begun stays */
        post: operations["copyDoctorRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor-room/{id}": {
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
        /** @description Gives a shift a room, or none; on this one day only, its template leaves it alone from now on */
        post: operations["allocateDoctorRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was imported, and what waits to be gone on with, of the kinds the caller may import */
        get: operations["listImport"];
        put?: never;
        /**
         * @description Takes in a table: its first row names the columns, at most 20,000 rows follow. What it is, its content says, not its name. Nothing is created yet.
         *     Who may create one of a kind may import it.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getImport"];
        put?: never;
        post?: never;
        /** @description Nothing more of it is created; what was created stays */
        delete: operations["cancelImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{id}/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** @description Says what each column is; what was checked before is checked anew */
        put: operations["mapImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{id}/check": {
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
        /** @description Tries the next rows as if they were created, and creates none; to be called until the state is `checked` */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{id}/run": {
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
        /** @description Creates the next rows that were found right, each once whoever asks how often; to be called until the state is `done` */
        post: operations["runImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{id}/row": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The rows of the file in their order, with what was found of each. Of an import that is over only those that were refused are there */
        get: operations["listImportRow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{id}/problems": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The rows that were refused, in the columns of the file, with the reasons: to be mended and sent again. What begins like a formula is text */
        get: operations["listImportProblem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The search looks at the name, record number and phone of the patient. A dentist is shown their own. */
        get: operations["listVisit"];
        put?: never;
        /** @description Books an appointment. Who was faster has the time: 409, and the field that is taken. */
        post: operations["createVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visit/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * @description Everything that draws the calendar of some days, six weeks at most: the visits that were not cancelled, the shifts of
         *     dentists that take place, the windows of maintenance, and the rooms and dentists they name, active ones in any case.
         *     A dentist is shown their own.
         */
        get: operations["calendarVisit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visit/free-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The first free times within the shifts of the dentists, not beyond four weeks. */
        get: operations["freeSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visit/stranded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description The appointments that a change of the plan would leave outside of it, a hundred at most: the change is made as it would be and
         *     taken back. Who may not make it, and what refuses it, is refused here too.
         */
        post: operations["strandedVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description A dentist is shown their own. */
        get: operations["getVisit"];
        /** @description What is planned, not when: that is a move. */
        put: operations["updateVisit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visit/{id}/move": {
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
        /** @description To another time, dentist or room. With another time a confirmed appointment is to be confirmed again. */
        post: operations["moveVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visit/{id}/undo-move": {
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
        /**
         * @description Restores what the last move changed: time, dentist, room, state and override. 409 when there is no such move any more, or when
         *     somebody else has the time by now.
         */
        post: operations["undoVisitMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visit/{id}/confirm": {
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
        /** @description The patient says that they will come. */
        post: operations["confirmVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visit/{id}/cancel": {
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
        post: operations["cancelVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visit/{id}/no-show": {
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
        /** @description The patient did not come; not before the appointment has begun. */
        post: operations["noShowVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who wants to be called when a time becomes free. The search looks at the name, record number and phone of the patient. */
        get: operations["listWaiting"];
        put?: never;
        post: operations["createWaiting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting-list/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who waits for a time like this one, who waits longest first; ten at most. What is left out does not narrow. */
        get: operations["matchWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting-list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get: operations["getWaiting"];
        put: operations["updateWaiting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting-list/{id}/withdraw": {
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
        post: operations["withdrawWaiting"];
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
        /** @description Field name to sentence */
        FieldProblems: {
            [key: string]: string;
        };
        ErrorReply: {
            /** @enum {string} */
            status: "badRequest" | "failed" | "error";
            /** @description A sentence for the person, in the language of Accept-Language */
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                /**
                 * @description What the client can do about it: confirm the password and ask again
                 * @enum {string}
                 */
                code?: "password_required";
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
        /**
         * @description expired: invited, but the link was not used in time
         * @enum {string}
         */
        AccountState: "none" | "invited" | "expired" | "active" | "disabled";
        /** @description With which e-mail and role somebody who works here signs in */
        LoginAccount: {
            /** @description Of the user */
            id: number | null;
            state: components["schemas"]["AccountState"];
            email: string;
            /** @enum {string|null} */
            role: "admin_head_office" | "head_office" | "manager_clinic" | "front_office_clinic" | "doctor_clinic" | "nurse_clinic" | "patient" | null;
            /**
             * Format: date-time
             * @description When the last link ends or ended, while no password is set
             */
            invited_until: string | null;
        };
        LoginAccountReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["LoginAccount"];
        };
        /** @description Nobody else signs in with it, whatever its case */
        LoginEmail: string;
        DoctorInvitation: {
            email: components["schemas"]["LoginEmail"];
            /** @constant */
            role: "doctor_clinic";
        };
        InvitedReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                account: components["schemas"]["LoginAccount"];
                /** @description Of the link /login#invitation=…, told this once */
                token: string;
            };
        };
        LoginAccountConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["LoginAccount"];
            };
        };
        StaffInvitation: {
            email: components["schemas"]["LoginEmail"];
            /** @enum {string} */
            role: "nurse_clinic" | "front_office_clinic" | "manager_clinic";
        };
        AccountInvitation: {
            email: components["schemas"]["LoginEmail"];
            /**
             * @description doctor_clinic for a dentist and for nobody else
             * @enum {string}
             */
            role: "doctor_clinic" | "nurse_clinic" | "front_office_clinic" | "manager_clinic";
        };
        AccountStatusInput: {
            /** @enum {string} */
            status: "active" | "disabled";
        };
        /** @enum {string} */
        Browser: "chrome" | "edge" | "firefox" | "opera" | "safari" | "samsung" | "other";
        /** @enum {string} */
        OperatingSystem: "android" | "chromeos" | "ios" | "linux" | "macos" | "windows" | "other";
        /**
         * Format: date-time
         * @description UTC with offset
         */
        Time: string;
        /** @description Where an account is signed in */
        Session: {
            id: number;
            browser: components["schemas"]["Browser"];
            system: components["schemas"]["OperatingSystem"];
            /** @description The address it was opened from */
            ip: string;
            created_at: components["schemas"]["Time"];
            last_used_at: components["schemas"]["Time"];
            /** @description Whether this very request belongs to it */
            is_current: boolean;
        };
        SessionListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["Session"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        PasswordChange: {
            current_password: string;
            password: string;
        };
        PasswordConfirmation: {
            password: string;
        };
        Token: string;
        InvitationToken: {
            token: components["schemas"]["Token"];
        };
        InvitationReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                /** @description The name of the clinic */
                clinic: string;
                /** @description Of who is invited */
                name: string;
                email: string;
            };
        };
        InvitationAcceptance: {
            token: components["schemas"]["Token"];
            password: string;
        };
        RequiredName: string;
        Name: string;
        /** @enum {string} */
        ClinicType: "pratama" | "utama" | "independent";
        /** @enum {string} */
        ClinicStatus: "active" | "inactive";
        Text: string;
        Email: string;
        /** @description As typed; stored as +62… */
        Phone: string;
        /** @enum {string} */
        TimeZone: "Asia/Jakarta" | "Asia/Makassar" | "Asia/Jayapura";
        /** @enum {string} */
        Paper: "a4" | "a5" | "thermal_58" | "thermal_80";
        NumberPrefix: string;
        Slug: string;
        /** @description The version that was read; a write with an older one answers 409 */
        Version: number;
        Information: {
            name: components["schemas"]["RequiredName"];
            legal_name: components["schemas"]["Name"];
            type: components["schemas"]["ClinicType"];
            status: components["schemas"]["ClinicStatus"];
            /** @description Nomor izin operasional */
            licence_number: string;
            /** Format: date */
            licence_expires_on: string | null;
            /** @description Kode faskes of the ministry of health */
            facility_code: string;
            /** @description NPWP */
            tax_number: string;
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
            /** @description Whether patients may register themselves, while the clinic is active */
            registration_open: boolean;
            /** @description Below the name on everything that is printed */
            document_header: string;
            document_footer: string;
            paper: components["schemas"]["Paper"];
            /** @description The clinic in the numbers of its documents; no other clinic of the company has it */
            code: string;
            visit_prefix: components["schemas"]["NumberPrefix"];
            invoice_prefix: components["schemas"]["NumberPrefix"];
            prescription_prefix: components["schemas"]["NumberPrefix"];
            /** @enum {integer} */
            slot_minutes: 15 | 20 | 30;
            /** @description How late a patient may come and still be seen in turn */
            late_tolerance_minutes: number;
            /** @description Beyond it a discount needs the manager */
            discount_limit_percent: number;
            /**
             * @description Rupiah that a total is rounded to
             * @enum {integer}
             */
            rounding: 1 | 100 | 500 | 1000;
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
            legal_name: components["schemas"]["Name"];
            type: components["schemas"]["ClinicType"];
            status: components["schemas"]["ClinicStatus"];
            /** @description Nomor izin operasional */
            licence_number: string;
            /** Format: date */
            licence_expires_on: string | null;
            /** @description Kode faskes of the ministry of health */
            facility_code: string;
            /** @description NPWP */
            tax_number: string;
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
            /** @description Whether patients may register themselves, while the clinic is active */
            registration_open: boolean;
            /** @description Below the name on everything that is printed */
            document_header: string;
            document_footer: string;
            paper: components["schemas"]["Paper"];
            /** @description The clinic in the numbers of its documents; no other clinic of the company has it */
            code: string;
            visit_prefix: components["schemas"]["NumberPrefix"];
            invoice_prefix: components["schemas"]["NumberPrefix"];
            prescription_prefix: components["schemas"]["NumberPrefix"];
            /** @enum {integer} */
            slot_minutes: 15 | 20 | 30;
            /** @description How late a patient may come and still be seen in turn */
            late_tolerance_minutes: number;
            /** @description Beyond it a discount needs the manager */
            discount_limit_percent: number;
            /**
             * @description Rupiah that a total is rounded to
             * @enum {integer}
             */
            rounding: 1 | 100 | 500 | 1000;
            version: components["schemas"]["Version"];
        };
        InformationConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Information"];
            };
        };
        /** @description In the zone of the clinic */
        ClockTime: string;
        Shift: {
            from: components["schemas"]["ClockTime"];
            until: components["schemas"]["ClockTime"];
        };
        /** @description None: closed */
        Shifts: components["schemas"]["Shift"][];
        OpeningWeek: {
            monday: components["schemas"]["Shifts"];
            tuesday: components["schemas"]["Shifts"];
            wednesday: components["schemas"]["Shifts"];
            thursday: components["schemas"]["Shifts"];
            friday: components["schemas"]["Shifts"];
            saturday: components["schemas"]["Shifts"];
            sunday: components["schemas"]["Shifts"];
        };
        /** Format: date */
        Date: string;
        SpecialDate: {
            date: components["schemas"]["Date"];
            /** @enum {string} */
            kind: "closed" | "reduced" | "extended";
            shifts: components["schemas"]["Shifts"];
            reason: string;
        };
        OpeningHours: {
            week: components["schemas"]["OpeningWeek"];
            special_dates: components["schemas"]["SpecialDate"][];
            version: components["schemas"]["Version"];
        };
        OpeningHoursReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["OpeningHours"];
        };
        OpeningHoursUpdate: {
            week: components["schemas"]["OpeningWeek"];
            special_dates: components["schemas"]["SpecialDate"][];
            version: components["schemas"]["Version"];
        };
        OpeningHoursConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["OpeningHours"];
            };
        };
        /** @enum {string} */
        RegistrationState: "submitted" | "accepted" | "merged" | "rejected" | "expired";
        /** @enum {string} */
        Sex: "female" | "male";
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
        /**
         * Format: binary
         * @description Everything that matches the query, whatever its page, as a file for a spreadsheet; in the language of Accept-Language
         */
        Table: Blob;
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
            /** @description An active clinic may take no registrations for a while */
            registration_open: boolean;
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
        /** @description The name of the picture there is of the person */
        Photo: string | null;
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
            photo: components["schemas"]["Photo"];
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
        RegistrationConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Registration"] | components["schemas"]["Patient"];
            };
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
        PatientConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Patient"];
            };
        };
        /** @description Names these very bytes: another picture has another name */
        PhotoName: string;
        PhotoReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                photo: components["schemas"]["Photo"];
            };
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
        LiveChange: {
            /** @description Their keys */
            features: string[];
        };
        /**
         * @description `registration` waits for review. `absence_requested` (dentists) and `staff_absence_requested` wait for the manager; `absence_decided` tells a dentist of the last 7 days.
         *     `visit_unconfirmed` is of tomorrow, `visit_outside` of what a change of the plan left outside of it. Licences are SIP, of active dentists and assistants: past, or within 90 days of the end.
         * @enum {string}
         */
        NotificationKind: "registration" | "absence_requested" | "staff_absence_requested" | "absence_decided" | "visit_unconfirmed" | "visit_outside" | "doctor_licence_expired" | "doctor_licence_expiring" | "doctor_external_licence_expired" | "doctor_external_licence_expiring" | "staff_licence_expired" | "staff_licence_expiring";
        Notification: {
            kind: components["schemas"]["NotificationKind"];
            count: number;
        };
        NotificationListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Notification"][];
        };
        /** @enum {string} */
        RoomType: "treatment" | "sterilisation" | "radiology" | "consultation" | "waiting" | "cashier" | "pharmacy";
        /**
         * @description The status, and whether a maintenance window runs now
         * @enum {string}
         */
        RoomState: "active" | "maintenance" | "inactive";
        LongText: string;
        /** @enum {string} */
        RoomStatus: "active" | "inactive";
        Room: {
            /** @description Nobody else in the clinic has it, whatever its case */
            code: string;
            name: components["schemas"]["RequiredName"];
            type: components["schemas"]["RoomType"];
            floor: string;
            chair_brand: components["schemas"]["Name"];
            chair_serial: string;
            note: components["schemas"]["LongText"];
            status: components["schemas"]["RoomStatus"];
            id: number;
            state: components["schemas"]["RoomState"];
            /**
             * Format: date-time
             * @description When the window ends that runs now
             */
            maintenance_until: string | null;
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
            /** @description Nobody else in the clinic has it, whatever its case */
            code: string;
            name: components["schemas"]["RequiredName"];
            type: components["schemas"]["RoomType"];
            floor: string;
            chair_brand: components["schemas"]["Name"];
            chair_serial: string;
            note: components["schemas"]["LongText"];
            status: components["schemas"]["RoomStatus"];
        };
        RoomReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Room"];
        };
        RoomUpdate: {
            /** @description Nobody else in the clinic has it, whatever its case */
            code: string;
            name: components["schemas"]["RequiredName"];
            type: components["schemas"]["RoomType"];
            floor: string;
            chair_brand: components["schemas"]["Name"];
            chair_serial: string;
            note: components["schemas"]["LongText"];
            status: components["schemas"]["RoomStatus"];
            version: components["schemas"]["Version"];
        };
        RoomConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Room"];
            };
        };
        RoomMaintenanceVisit: {
            id: number;
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
            /** @description With titles */
            doctor_name: string;
        };
        /** @enum {string} */
        RoomMaintenanceState: "planned" | "running" | "past" | "cancelled";
        RoomMaintenance: {
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
            reason: string;
            id: number;
            room_id: number;
            /** @description Appointments in the room meanwhile, the first ones, without a word of the patients; none of a window that is over or cancelled */
            visits: components["schemas"]["RoomMaintenanceVisit"][];
            state: components["schemas"]["RoomMaintenanceState"];
            version: components["schemas"]["Version"];
        };
        RoomMaintenanceListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["RoomMaintenance"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        RoomMaintenanceInput: {
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
            reason: string;
        };
        RoomMaintenanceReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["RoomMaintenance"];
        };
        MaintenanceWindow: {
            id: number;
            room_id: number;
            room_name: string;
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
            reason: string;
        };
        MaintenanceWindowListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["MaintenanceWindow"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        RoomMaintenanceCancel: {
            version: components["schemas"]["Version"];
        };
        RoomMaintenanceConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["RoomMaintenance"];
            };
        };
        /** @enum {string} */
        DoctorStatus: "active" | "on_leave" | "inactive";
        /** @enum {string} */
        Specialty: "general" | "conservation" | "paediatric" | "orthodontics" | "periodontics" | "prosthodontics" | "oral_surgery" | "oral_medicine" | "radiology";
        /**
         * @description Of the licence to practise (SIP), today in the clinic; expiring within 90 days
         * @enum {string}
         */
        LicenceState: "none" | "valid" | "expiring" | "expired";
        /**
         * @description In the calendar
         * @enum {string}
         */
        DoctorColor: "blue" | "teal" | "green" | "amber" | "orange" | "red" | "pink" | "purple";
        Doctor: {
            name: components["schemas"]["RequiredName"];
            /** @description drg. */
            title_before: string;
            /** @description Sp.KG, M.Kes */
            title_after: string;
            /** @description Identity number of a resident */
            nik: string;
            specialty: components["schemas"]["Specialty"];
            str_number: string;
            /** Format: date */
            str_valid_until: string | null;
            sip_number: string;
            sip_valid_until: components["schemas"]["Date"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            color: components["schemas"]["DoctorColor"];
            /** @description The room where appointments take place unless said otherwise */
            room_id: number | null;
            /** @description Minutes of an appointment unless its services say otherwise */
            minutes: number;
            status: components["schemas"]["DoctorStatus"];
            id: number;
            /** @description The name with its titles */
            display_name: string;
            room_name: string | null;
            licence: components["schemas"]["LicenceState"];
            photo: components["schemas"]["Photo"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        DoctorListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["Doctor"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        DoctorInput: {
            name: components["schemas"]["RequiredName"];
            /** @description drg. */
            title_before: string;
            /** @description Sp.KG, M.Kes */
            title_after: string;
            /** @description Identity number of a resident */
            nik: string;
            specialty: components["schemas"]["Specialty"];
            str_number: string;
            /** Format: date */
            str_valid_until: string | null;
            sip_number: string;
            sip_valid_until: components["schemas"]["Date"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            color: components["schemas"]["DoctorColor"];
            /** @description The room where appointments take place unless said otherwise */
            room_id: number | null;
            /** @description Minutes of an appointment unless its services say otherwise */
            minutes: number;
            status: components["schemas"]["DoctorStatus"];
        };
        DoctorReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Doctor"];
        };
        TreatingDoctor: {
            id: number;
            /** @description The name with its titles */
            display_name: string;
            /** @enum {string} */
            employment: "internal" | "external";
            /**
             * @description Not here any more, only receives referrals, no licence (SIP), or one that has ended by then
             * @enum {string|null}
             */
            problem: "inactive" | "refers_only" | "licence_missing" | "licence_expired" | null;
        };
        TreatingDoctorListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["TreatingDoctor"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        DoctorUpdate: {
            name: components["schemas"]["RequiredName"];
            /** @description drg. */
            title_before: string;
            /** @description Sp.KG, M.Kes */
            title_after: string;
            /** @description Identity number of a resident */
            nik: string;
            specialty: components["schemas"]["Specialty"];
            str_number: string;
            /** Format: date */
            str_valid_until: string | null;
            sip_number: string;
            sip_valid_until: components["schemas"]["Date"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            color: components["schemas"]["DoctorColor"];
            /** @description The room where appointments take place unless said otherwise */
            room_id: number | null;
            /** @description Minutes of an appointment unless its services say otherwise */
            minutes: number;
            status: components["schemas"]["DoctorStatus"];
            version: components["schemas"]["Version"];
        };
        DoctorConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Doctor"];
            };
        };
        /** @enum {string} */
        Position: "dental_nurse" | "assistant" | "radiographer" | "pharmacist" | "front_office";
        /** @enum {string} */
        Skill: "four_handed" | "sterilisation" | "radiography" | "orthodontics" | "surgery" | "paediatric" | "impression";
        Staff: {
            name: components["schemas"]["RequiredName"];
            /** @description Identity number of a resident */
            nik: string;
            position: components["schemas"]["Position"];
            str_number: string;
            /** Format: date */
            str_valid_until: string | null;
            sip_number: string;
            /** Format: date */
            sip_valid_until: string | null;
            skills: components["schemas"]["Skill"][];
            /** @description Whom they prefer to assist */
            doctor_id: number | null;
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            status: components["schemas"]["DoctorStatus"];
            id: number;
            doctor_name: string | null;
            licence: components["schemas"]["LicenceState"];
            photo: components["schemas"]["Photo"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        StaffListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["Staff"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        StaffInput: {
            name: components["schemas"]["RequiredName"];
            /** @description Identity number of a resident */
            nik: string;
            position: components["schemas"]["Position"];
            str_number: string;
            /** Format: date */
            str_valid_until: string | null;
            sip_number: string;
            /** Format: date */
            sip_valid_until: string | null;
            skills: components["schemas"]["Skill"][];
            /** @description Whom they prefer to assist */
            doctor_id: number | null;
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            status: components["schemas"]["DoctorStatus"];
        };
        StaffReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Staff"];
        };
        StaffUpdate: {
            name: components["schemas"]["RequiredName"];
            /** @description Identity number of a resident */
            nik: string;
            position: components["schemas"]["Position"];
            str_number: string;
            /** Format: date */
            str_valid_until: string | null;
            sip_number: string;
            /** Format: date */
            sip_valid_until: string | null;
            skills: components["schemas"]["Skill"][];
            /** @description Whom they prefer to assist */
            doctor_id: number | null;
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            status: components["schemas"]["DoctorStatus"];
            version: components["schemas"]["Version"];
        };
        StaffConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Staff"];
            };
        };
        /** @enum {string} */
        Engagement: "visiting" | "part_time" | "consultant" | "referral_recipient";
        DoctorExternal: {
            name: components["schemas"]["RequiredName"];
            /** @description drg. */
            title_before: string;
            /** @description Sp.KG, M.Kes */
            title_after: string;
            nik: string;
            specialty: components["schemas"]["Specialty"];
            str_number: string;
            /** Format: date */
            str_valid_until: string | null;
            sip_number: string;
            /** Format: date */
            sip_valid_until: string | null;
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            color: components["schemas"]["DoctorColor"];
            /** @description The room where appointments take place unless said otherwise */
            room_id: number | null;
            /** @description Minutes of an appointment unless its services say otherwise */
            minutes: number;
            engagement: components["schemas"]["Engagement"];
            institution: components["schemas"]["Name"];
            agreement_number: string;
            /** Format: date */
            agreement_from: string | null;
            /** Format: date */
            agreement_until: string | null;
            bank_name: string;
            bank_account: string;
            bank_holder: components["schemas"]["Name"];
            status: components["schemas"]["DoctorStatus"];
            id: number;
            /** @description The name with its titles */
            display_name: string;
            room_name: string | null;
            licence: components["schemas"]["LicenceState"];
            photo: components["schemas"]["Photo"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        DoctorExternalListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["DoctorExternal"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        DoctorExternalInput: {
            name: components["schemas"]["RequiredName"];
            /** @description drg. */
            title_before: string;
            /** @description Sp.KG, M.Kes */
            title_after: string;
            nik: string;
            specialty: components["schemas"]["Specialty"];
            str_number: string;
            /** Format: date */
            str_valid_until: string | null;
            sip_number: string;
            /** Format: date */
            sip_valid_until: string | null;
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            color: components["schemas"]["DoctorColor"];
            /** @description The room where appointments take place unless said otherwise */
            room_id: number | null;
            /** @description Minutes of an appointment unless its services say otherwise */
            minutes: number;
            engagement: components["schemas"]["Engagement"];
            institution: components["schemas"]["Name"];
            agreement_number: string;
            /** Format: date */
            agreement_from: string | null;
            /** Format: date */
            agreement_until: string | null;
            bank_name: string;
            bank_account: string;
            bank_holder: components["schemas"]["Name"];
            status: components["schemas"]["DoctorStatus"];
        };
        DoctorExternalReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["DoctorExternal"];
        };
        DoctorExternalUpdate: {
            name: components["schemas"]["RequiredName"];
            /** @description drg. */
            title_before: string;
            /** @description Sp.KG, M.Kes */
            title_after: string;
            nik: string;
            specialty: components["schemas"]["Specialty"];
            str_number: string;
            /** Format: date */
            str_valid_until: string | null;
            sip_number: string;
            /** Format: date */
            sip_valid_until: string | null;
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            color: components["schemas"]["DoctorColor"];
            /** @description The room where appointments take place unless said otherwise */
            room_id: number | null;
            /** @description Minutes of an appointment unless its services say otherwise */
            minutes: number;
            engagement: components["schemas"]["Engagement"];
            institution: components["schemas"]["Name"];
            agreement_number: string;
            /** Format: date */
            agreement_from: string | null;
            /** Format: date */
            agreement_until: string | null;
            bank_name: string;
            bank_account: string;
            bank_holder: components["schemas"]["Name"];
            status: components["schemas"]["DoctorStatus"];
            version: components["schemas"]["Version"];
        };
        DoctorExternalConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["DoctorExternal"];
            };
        };
        /** @enum {string} */
        PayorStatus: "active" | "inactive";
        /** @enum {string} */
        PayorType: "insurer" | "company" | "bpjs" | "tpa" | "government" | "personal";
        /**
         * @description ending: within 90 days
         * @enum {string}
         */
        ContractState: "none" | "upcoming" | "current" | "ending" | "expired";
        /** @enum {string} */
        ClaimDocument: "claim_form" | "medical_resume" | "receipt" | "card_copy" | "referral" | "radiograph";
        Payor: {
            name: components["schemas"]["RequiredName"];
            /** @description Once in a clinic, whatever its capitals */
            code: string;
            type: components["schemas"]["PayorType"];
            contact_person: components["schemas"]["Name"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            address: components["schemas"]["Text"];
            billing_address: components["schemas"]["Text"];
            /** @description The tax number, 15 or 16 digits as printed; stored as digits */
            npwp: string;
            /** @description Days from the invoice to its payment */
            terms_days: number;
            contract_number: string;
            /** Format: date */
            contract_from: string | null;
            /**
             * Format: date
             * @description The last day, after contract_from
             */
            contract_until: string | null;
            claim_documents: components["schemas"]["ClaimDocument"][];
            note: components["schemas"]["LongText"];
            status: components["schemas"]["PayorStatus"];
            id: number;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        PayorListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["Payor"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        PayorInput: {
            name: components["schemas"]["RequiredName"];
            /** @description Once in a clinic, whatever its capitals */
            code: string;
            type: components["schemas"]["PayorType"];
            contact_person: components["schemas"]["Name"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            address: components["schemas"]["Text"];
            billing_address: components["schemas"]["Text"];
            /** @description The tax number, 15 or 16 digits as printed; stored as digits */
            npwp: string;
            /** @description Days from the invoice to its payment */
            terms_days: number;
            contract_number: string;
            /** Format: date */
            contract_from: string | null;
            /**
             * Format: date
             * @description The last day, after contract_from
             */
            contract_until: string | null;
            claim_documents: components["schemas"]["ClaimDocument"][];
            note: components["schemas"]["LongText"];
            status: components["schemas"]["PayorStatus"];
        };
        PayorReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Payor"];
        };
        PayorUpdate: {
            name: components["schemas"]["RequiredName"];
            /** @description Once in a clinic, whatever its capitals */
            code: string;
            type: components["schemas"]["PayorType"];
            contact_person: components["schemas"]["Name"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            address: components["schemas"]["Text"];
            billing_address: components["schemas"]["Text"];
            /** @description The tax number, 15 or 16 digits as printed; stored as digits */
            npwp: string;
            /** @description Days from the invoice to its payment */
            terms_days: number;
            contract_number: string;
            /** Format: date */
            contract_from: string | null;
            /**
             * Format: date
             * @description The last day, after contract_from
             */
            contract_until: string | null;
            claim_documents: components["schemas"]["ClaimDocument"][];
            note: components["schemas"]["LongText"];
            status: components["schemas"]["PayorStatus"];
            version: components["schemas"]["Version"];
        };
        PayorConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Payor"];
            };
        };
        /** @enum {string} */
        InsuranceStatus: "active" | "inactive";
        /** @enum {string} */
        ProductCategory: "consultation" | "preventive" | "conservation" | "endodontics" | "periodontics" | "oral_surgery" | "prosthodontics" | "orthodontics" | "paedodontics" | "radiology" | "aesthetic" | "laboratory";
        /** @description What a plan pays for the services of a category */
        CoverageRule: {
            category: components["schemas"]["ProductCategory"];
            percent: number;
            /** @description In rupiah; null: none */
            cap_per_visit: number | null;
            /** @description In rupiah, for a calendar year; null: none */
            cap_per_year: number | null;
            /** @description Days from the first day of the membership in which nothing is paid */
            waiting_days: number;
            /** @description Of the payor, before the treatment */
            needs_approval: boolean;
        };
        Insurance: {
            payor_id: number;
            name: components["schemas"]["RequiredName"];
            /** @description Once among the plans of a payor, whatever its capitals */
            code: string;
            class: string;
            /** @description How a member number looks on the card, in words for the desk */
            card_format: string;
            /** @description One for a category */
            coverage_rules: components["schemas"]["CoverageRule"][];
            /** @description ICD-9-CM; a code without its last digits excludes all below it */
            excluded_codes: string[];
            /** Format: date */
            valid_from: string | null;
            /**
             * Format: date
             * @description The last day, after valid_from
             */
            valid_until: string | null;
            status: components["schemas"]["InsuranceStatus"];
            id: number;
            payor_name: string;
            payor_status: components["schemas"]["PayorStatus"];
            /** Format: date */
            payor_contract_from: string | null;
            /** Format: date */
            payor_contract_until: string | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        InsuranceListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["Insurance"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        InsuranceInput: {
            payor_id: number;
            name: components["schemas"]["RequiredName"];
            /** @description Once among the plans of a payor, whatever its capitals */
            code: string;
            class: string;
            /** @description How a member number looks on the card, in words for the desk */
            card_format: string;
            /** @description One for a category */
            coverage_rules: components["schemas"]["CoverageRule"][];
            /** @description ICD-9-CM; a code without its last digits excludes all below it */
            excluded_codes: string[];
            /** Format: date */
            valid_from: string | null;
            /**
             * Format: date
             * @description The last day, after valid_from
             */
            valid_until: string | null;
            status: components["schemas"]["InsuranceStatus"];
        };
        InsuranceReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Insurance"];
        };
        InsuranceUpdate: {
            payor_id: number;
            name: components["schemas"]["RequiredName"];
            /** @description Once among the plans of a payor, whatever its capitals */
            code: string;
            class: string;
            /** @description How a member number looks on the card, in words for the desk */
            card_format: string;
            /** @description One for a category */
            coverage_rules: components["schemas"]["CoverageRule"][];
            /** @description ICD-9-CM; a code without its last digits excludes all below it */
            excluded_codes: string[];
            /** Format: date */
            valid_from: string | null;
            /**
             * Format: date
             * @description The last day, after valid_from
             */
            valid_until: string | null;
            status: components["schemas"]["InsuranceStatus"];
            version: components["schemas"]["Version"];
        };
        InsuranceConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Insurance"];
            };
        };
        /** @enum {string} */
        ProductStatus: "active" | "inactive";
        /** @description Unique in the clinic, whatever its case */
        ProductCode: string;
        /**
         * @description What of the mouth a dentist names when it is done
         * @enum {string}
         */
        ProductScope: "tooth" | "surface" | "jaw" | "mouth" | "none";
        /** @enum {string} */
        PriceModel: "fixed" | "per_tooth" | "per_surface";
        /** @description Whole rupiah; null while it has no price */
        PriceOrNone: number | null;
        Product: {
            code: components["schemas"]["ProductCode"];
            /** @description In Indonesian */
            name: components["schemas"]["RequiredName"];
            /** @description In English; empty where it is called the same */
            name_en: components["schemas"]["Name"];
            category: components["schemas"]["ProductCategory"];
            /** @description ICD-9-CM procedure: 23.2 */
            icd9cm: string;
            scope: components["schemas"]["ProductScope"];
            price_model: components["schemas"]["PriceModel"];
            duration_minutes: number;
            needs_consent: boolean;
            /** @description What the chart shows when it is done, kept in small letters: cof */
            odontogram_code: string;
            taxable: boolean;
            online_bookable: boolean;
            status: components["schemas"]["ProductStatus"];
            /** @description Of today, the day of the clinic */
            price: components["schemas"]["PriceOrNone"];
            id: number;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        ProductListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["Product"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        ProductInput: {
            code: components["schemas"]["ProductCode"];
            /** @description In Indonesian */
            name: components["schemas"]["RequiredName"];
            /** @description In English; empty where it is called the same */
            name_en: components["schemas"]["Name"];
            category: components["schemas"]["ProductCategory"];
            /** @description ICD-9-CM procedure: 23.2 */
            icd9cm: string;
            scope: components["schemas"]["ProductScope"];
            price_model: components["schemas"]["PriceModel"];
            duration_minutes: number;
            needs_consent: boolean;
            /** @description What the chart shows when it is done, kept in small letters: cof */
            odontogram_code: string;
            taxable: boolean;
            online_bookable: boolean;
            status: components["schemas"]["ProductStatus"];
            /** @description Valid from today; later prices have their own operations */
            price: components["schemas"]["PriceOrNone"];
        };
        ProductReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Product"];
        };
        ProductUpdate: {
            code: components["schemas"]["ProductCode"];
            /** @description In Indonesian */
            name: components["schemas"]["RequiredName"];
            /** @description In English; empty where it is called the same */
            name_en: components["schemas"]["Name"];
            category: components["schemas"]["ProductCategory"];
            /** @description ICD-9-CM procedure: 23.2 */
            icd9cm: string;
            scope: components["schemas"]["ProductScope"];
            price_model: components["schemas"]["PriceModel"];
            duration_minutes: number;
            needs_consent: boolean;
            /** @description What the chart shows when it is done, kept in small letters: cof */
            odontogram_code: string;
            taxable: boolean;
            online_bookable: boolean;
            status: components["schemas"]["ProductStatus"];
            version: components["schemas"]["Version"];
        };
        ProductConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Product"];
            };
        };
        /** @description Whole rupiah */
        Rupiah: number;
        /** @description Never changed and never deleted; of two for one day, the one entered later holds */
        ProductPrice: {
            price: components["schemas"]["Rupiah"];
            /** @description Today or later */
            valid_from: components["schemas"]["Date"];
            id: number;
            product_id: number;
            created_at: components["schemas"]["Time"];
            /** @description The name of who entered it */
            created_by: string;
            /** Format: date-time */
            withdrawn_at: string | null;
            withdrawn_by: string | null;
            withdrawal_reason: string | null;
        };
        ProductPriceListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["ProductPrice"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        ProductPriceInput: {
            price: components["schemas"]["Rupiah"];
            /** @description Today or later */
            valid_from: components["schemas"]["Date"];
            /** @description The price from the same day that it takes the place of; 409 when there is another, or one and none is named */
            replaces?: number | null;
        };
        ProductPriceReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["ProductPrice"];
        };
        ProductPriceWithdrawal: {
            reason: string;
        };
        ProductPriceConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["ProductPrice"];
            };
        };
        /** @enum {string} */
        PaketStatus: "active" | "inactive";
        /** @description A service of the package, as the service is today */
        PaketItem: {
            product_id: number;
            /** @description How often it is done: the sessions */
            quantity: number;
            code: components["schemas"]["ProductCode"];
            name: components["schemas"]["RequiredName"];
            name_en: components["schemas"]["Name"];
            price: components["schemas"]["PriceOrNone"];
            status: components["schemas"]["ProductStatus"];
        };
        Paket: {
            code: components["schemas"]["ProductCode"];
            name: components["schemas"]["RequiredName"];
            price: components["schemas"]["Rupiah"];
            /** @description From the day it is bought */
            validity_days: number;
            /** @description Whether somebody else may use what is left */
            transferable: boolean;
            status: components["schemas"]["PaketStatus"];
            items: components["schemas"]["PaketItem"][];
            id: number;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        PaketListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["Paket"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        PaketItemInput: {
            product_id: number;
            /** @description How often it is done: the sessions */
            quantity: number;
        };
        PaketInput: {
            code: components["schemas"]["ProductCode"];
            name: components["schemas"]["RequiredName"];
            price: components["schemas"]["Rupiah"];
            /** @description From the day it is bought */
            validity_days: number;
            /** @description Whether somebody else may use what is left */
            transferable: boolean;
            status: components["schemas"]["PaketStatus"];
            items: components["schemas"]["PaketItemInput"][];
        };
        PaketReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Paket"];
        };
        PaketUpdate: {
            code: components["schemas"]["ProductCode"];
            name: components["schemas"]["RequiredName"];
            price: components["schemas"]["Rupiah"];
            /** @description From the day it is bought */
            validity_days: number;
            /** @description Whether somebody else may use what is left */
            transferable: boolean;
            status: components["schemas"]["PaketStatus"];
            items: components["schemas"]["PaketItemInput"][];
            version: components["schemas"]["Version"];
        };
        PaketConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Paket"];
            };
        };
        ScheduleDoctor: {
            id: number;
            display_name: string;
            /** @enum {string} */
            employment: "internal" | "external";
            specialty: components["schemas"]["Specialty"];
            color: components["schemas"]["DoctorColor"];
            status: components["schemas"]["DoctorStatus"];
            room_id: number | null;
            minutes: number;
        };
        ScheduleDay: {
            date: components["schemas"]["Date"];
            open: components["schemas"]["Shifts"];
        };
        /**
         * @description Whether it takes place, the dentist is on an approved absence, or it was cancelled
         * @enum {string}
         */
        DoctorShiftState: "working" | "away" | "cancelled";
        DoctorShift: {
            starts: components["schemas"]["ClockTime"];
            ends: components["schemas"]["ClockTime"];
            /** @description Open when none */
            room_id: number | null;
            slot_minutes: number;
            /** @description How many appointments at most, if there is a limit */
            quota: number | null;
            online_bookable: boolean;
            id: number;
            doctor_id: number;
            /** @description None: it is extra */
            template_id: number | null;
            date: components["schemas"]["Date"];
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
            room_name: string | null;
            /** @description Changed by itself: its template leaves it alone */
            apart: boolean;
            state: components["schemas"]["DoctorShiftState"];
            cancel_reason: string;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        AbsenceKind: "leave" | "sick" | "seminar" | "holiday";
        /** @enum {string} */
        AbsenceState: "requested" | "approved" | "rejected" | "cancelled";
        Absence: {
            kind: components["schemas"]["AbsenceKind"];
            starts_on: components["schemas"]["Date"];
            ends_on: components["schemas"]["Date"];
            reason: components["schemas"]["Text"];
            id: number;
            doctor_id: number;
            doctor_name: string;
            state: components["schemas"]["AbsenceState"];
            requested_by: string;
            decided_by: string | null;
            /** Format: date-time */
            decided_at: string | null;
            decision_reason: string;
            /** @description Appointments of the dentist in these days, booked or confirmed */
            visits: number;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
        };
        DoctorSchedule: {
            /** @description Who is not inactive or has shifts in these days, at most 200 */
            doctors: components["schemas"]["ScheduleDoctor"][];
            days: components["schemas"]["ScheduleDay"][];
            shifts: components["schemas"]["DoctorShift"][];
            /** @description Requested and approved ones that touch these days */
            absences: components["schemas"]["Absence"][];
        };
        DoctorScheduleReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["DoctorSchedule"];
        };
        /** @enum {string} */
        Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        ShiftTemplate: {
            weekday: components["schemas"]["Weekday"];
            /** @description Counted from the first such weekday */
            every_weeks: number;
            valid_from: components["schemas"]["Date"];
            valid_until: components["schemas"]["Date"];
            starts: components["schemas"]["ClockTime"];
            ends: components["schemas"]["ClockTime"];
            /** @description Open when none */
            room_id: number | null;
            slot_minutes: number;
            /** @description How many appointments at most, if there is a limit */
            quota: number | null;
            online_bookable: boolean;
            id: number;
            doctor_id: number;
            room_name: string | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        ShiftTemplateListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["ShiftTemplate"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        ShiftTemplateInput: {
            doctor_id: number;
            weekday: components["schemas"]["Weekday"];
            /** @description Counted from the first such weekday */
            every_weeks: number;
            valid_from: components["schemas"]["Date"];
            valid_until: components["schemas"]["Date"];
            starts: components["schemas"]["ClockTime"];
            ends: components["schemas"]["ClockTime"];
            /** @description Open when none */
            room_id: number | null;
            slot_minutes: number;
            /** @description How many appointments at most, if there is a limit */
            quota: number | null;
            online_bookable: boolean;
        };
        ShiftTemplateReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["ShiftTemplate"];
        };
        ShiftTemplateUpdate: {
            weekday: components["schemas"]["Weekday"];
            /** @description Counted from the first such weekday */
            every_weeks: number;
            valid_from: components["schemas"]["Date"];
            valid_until: components["schemas"]["Date"];
            starts: components["schemas"]["ClockTime"];
            ends: components["schemas"]["ClockTime"];
            /** @description Open when none */
            room_id: number | null;
            slot_minutes: number;
            /** @description How many appointments at most, if there is a limit */
            quota: number | null;
            online_bookable: boolean;
            version: components["schemas"]["Version"];
        };
        ShiftTemplateConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["ShiftTemplate"];
            };
        };
        ShiftTemplateEnd: {
            last_day: components["schemas"]["Date"];
            version: components["schemas"]["Version"];
        };
        DoctorShiftInput: {
            doctor_id: number;
            date: components["schemas"]["Date"];
            starts: components["schemas"]["ClockTime"];
            ends: components["schemas"]["ClockTime"];
            /** @description Open when none */
            room_id: number | null;
            slot_minutes: number;
            /** @description How many appointments at most, if there is a limit */
            quota: number | null;
            online_bookable: boolean;
        };
        DoctorShiftReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["DoctorShift"];
        };
        DoctorShiftUpdate: {
            starts: components["schemas"]["ClockTime"];
            ends: components["schemas"]["ClockTime"];
            /** @description Open when none */
            room_id: number | null;
            slot_minutes: number;
            /** @description How many appointments at most, if there is a limit */
            quota: number | null;
            online_bookable: boolean;
            version: components["schemas"]["Version"];
        };
        DoctorShiftConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["DoctorShift"];
            };
        };
        DoctorShiftCancel: {
            reason: string;
            version: components["schemas"]["Version"];
        };
        AbsenceListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["Absence"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        AbsenceInput: {
            doctor_id: number;
            kind: components["schemas"]["AbsenceKind"];
            starts_on: components["schemas"]["Date"];
            ends_on: components["schemas"]["Date"];
            reason: components["schemas"]["Text"];
        };
        AbsenceReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Absence"];
        };
        AbsenceApproval: {
            version: components["schemas"]["Version"];
        };
        AbsenceConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Absence"];
            };
        };
        AbsenceRejection: {
            reason: string;
            version: components["schemas"]["Version"];
        };
        AbsenceCancellation: {
            version: components["schemas"]["Version"];
        };
        AbsenceVisit: {
            id: number;
            patient_id: number;
            patient_name: string;
            patient_phone: string;
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
        };
        AbsenceVisitListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["AbsenceVisit"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        ScheduleStaff: {
            id: number;
            name: string;
            position: components["schemas"]["Position"];
            status: components["schemas"]["DoctorStatus"];
            /** @description Whom they usually assist */
            doctor_id: number | null;
        };
        StaffShift: {
            starts: components["schemas"]["ClockTime"];
            ends: components["schemas"]["ClockTime"];
            /** @description Open when none: where the dentist is */
            room_id: number | null;
            /** @description No dentist in particular when none */
            assists_doctor_id: number | null;
            id: number;
            staff_id: number;
            /** @description None: it is extra */
            template_id: number | null;
            date: components["schemas"]["Date"];
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
            room_name: string | null;
            assists_doctor_name: string | null;
            /** @description Changed by itself: its template leaves it alone */
            apart: boolean;
            state: components["schemas"]["DoctorShiftState"];
            cancel_reason: string;
            version: components["schemas"]["Version"];
        };
        StaffAbsence: {
            kind: components["schemas"]["AbsenceKind"];
            starts_on: components["schemas"]["Date"];
            ends_on: components["schemas"]["Date"];
            reason: components["schemas"]["Text"];
            id: number;
            staff_id: number;
            staff_name: string;
            state: components["schemas"]["AbsenceState"];
            requested_by: string;
            decided_by: string | null;
            /** Format: date-time */
            decided_at: string | null;
            decision_reason: string;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
        };
        /**
         * @description Until 12:00, until 17:00, later; in the zone of the clinic
         * @enum {string}
         */
        PartOfDay: "morning" | "afternoon" | "evening";
        Coverage: {
            date: components["schemas"]["Date"];
            part: components["schemas"]["PartOfDay"];
            dentists: number;
            assistants: number;
        };
        /**
         * @description Whether the assistants see the week, and whether it is as it was when it was published
         * @enum {string}
         */
        StaffWeekState: "draft" | "published" | "changed";
        StaffWeek: {
            monday: components["schemas"]["Date"];
            state: components["schemas"]["StaffWeekState"];
            /** Format: date-time */
            published_at: string | null;
            published_by: string | null;
        };
        StaffSchedule: {
            /** @description Who is not inactive or has shifts in these days, at most 200 */
            staff: components["schemas"]["ScheduleStaff"][];
            /** @description Whom they may assist, at most 200 */
            doctors: components["schemas"]["ScheduleDoctor"][];
            days: components["schemas"]["ScheduleDay"][];
            shifts: components["schemas"]["StaffShift"][];
            /** @description Requested and approved ones that touch these days */
            absences: components["schemas"]["StaffAbsence"][];
            /** @description Who works when fewest assistants do, in each part of a day in which a dentist works */
            coverage: components["schemas"]["Coverage"][];
            /** @description Those that these days touch */
            weeks: components["schemas"]["StaffWeek"][];
        };
        StaffScheduleReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["StaffSchedule"];
        };
        StaffWeekPublication: {
            week: components["schemas"]["Date"];
        };
        StaffWeekReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["StaffWeek"];
        };
        StaffWeekCopy: {
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
        };
        StaffWeekCopied: {
            shifts: number;
            left_out: number;
        };
        StaffWeekCopiedReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["StaffWeekCopied"];
        };
        StaffTemplate: {
            weekday: components["schemas"]["Weekday"];
            /** @description Counted from the first such weekday */
            every_weeks: number;
            valid_from: components["schemas"]["Date"];
            valid_until: components["schemas"]["Date"];
            starts: components["schemas"]["ClockTime"];
            ends: components["schemas"]["ClockTime"];
            /** @description Open when none: where the dentist is */
            room_id: number | null;
            /** @description No dentist in particular when none */
            assists_doctor_id: number | null;
            id: number;
            staff_id: number;
            room_name: string | null;
            assists_doctor_name: string | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        StaffTemplateListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["StaffTemplate"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        StaffTemplateInput: {
            staff_id: number;
            weekday: components["schemas"]["Weekday"];
            /** @description Counted from the first such weekday */
            every_weeks: number;
            valid_from: components["schemas"]["Date"];
            valid_until: components["schemas"]["Date"];
            starts: components["schemas"]["ClockTime"];
            ends: components["schemas"]["ClockTime"];
            /** @description Open when none: where the dentist is */
            room_id: number | null;
            /** @description No dentist in particular when none */
            assists_doctor_id: number | null;
        };
        StaffTemplateReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["StaffTemplate"];
        };
        StaffTemplateUpdate: {
            weekday: components["schemas"]["Weekday"];
            /** @description Counted from the first such weekday */
            every_weeks: number;
            valid_from: components["schemas"]["Date"];
            valid_until: components["schemas"]["Date"];
            starts: components["schemas"]["ClockTime"];
            ends: components["schemas"]["ClockTime"];
            /** @description Open when none: where the dentist is */
            room_id: number | null;
            /** @description No dentist in particular when none */
            assists_doctor_id: number | null;
            version: components["schemas"]["Version"];
        };
        StaffTemplateConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["StaffTemplate"];
            };
        };
        StaffShiftInput: {
            staff_id: number;
            date: components["schemas"]["Date"];
            starts: components["schemas"]["ClockTime"];
            ends: components["schemas"]["ClockTime"];
            /** @description Open when none: where the dentist is */
            room_id: number | null;
            /** @description No dentist in particular when none */
            assists_doctor_id: number | null;
        };
        StaffShiftReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["StaffShift"];
        };
        StaffShiftUpdate: {
            starts: components["schemas"]["ClockTime"];
            ends: components["schemas"]["ClockTime"];
            /** @description Open when none: where the dentist is */
            room_id: number | null;
            /** @description No dentist in particular when none */
            assists_doctor_id: number | null;
            version: components["schemas"]["Version"];
        };
        StaffShiftConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["StaffShift"];
            };
        };
        StaffAbsenceListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["StaffAbsence"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        StaffAbsenceInput: {
            staff_id: number;
            kind: components["schemas"]["AbsenceKind"];
            starts_on: components["schemas"]["Date"];
            ends_on: components["schemas"]["Date"];
            reason: components["schemas"]["Text"];
        };
        StaffAbsenceReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["StaffAbsence"];
        };
        StaffAbsenceConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["StaffAbsence"];
            };
        };
        DoctorRoomCopy: {
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
        };
        DoctorRoomCopied: {
            shifts: number;
        };
        DoctorRoomCopiedReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["DoctorRoomCopied"];
        };
        DoctorRoomAllocation: {
            room_id: number | null;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        ImportKind: "patient" | "product" | "doctor";
        /**
         * @description `mapped` while it is being checked, `running` while rows are being created
         * @enum {string}
         */
        ImportState: "uploaded" | "mapped" | "checked" | "running" | "done" | "cancelled";
        FileName: string;
        /** @description An import in a list */
        ImportRow: {
            id: number;
            kind: components["schemas"]["ImportKind"];
            file_name: components["schemas"]["FileName"];
            state: components["schemas"]["ImportState"];
            /** @description Rows of the file, without its headings */
            row_count: number;
            /** @description Of these, looked at */
            checked: number;
            /** @description Of these, refused */
            wrong: number;
            created: number;
            /** @description The name of who sent the file */
            created_by: string;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        ImportListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["ImportRow"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @description What each column is; null is left out */
        ImportColumns: (string | null)[];
        /** @description The name of a field of what is created; a part of the address is `address.city` */
        ImportField: string;
        /** @description What a field is where its cell is empty */
        ImportFilled: {
            field: components["schemas"]["ImportField"];
            text: components["schemas"]["Text"];
        };
        ImportProblem: {
            line: number;
            /** @description Empty where it is of the whole row */
            field: string;
            /** @description What is wrong and what to do, in the language of the caller */
            text: string;
        };
        Import: {
            id: number;
            kind: components["schemas"]["ImportKind"];
            file_name: components["schemas"]["FileName"];
            state: components["schemas"]["ImportState"];
            /** @description Rows of the file, without its headings */
            row_count: number;
            /** @description Of these, looked at */
            checked: number;
            /** @description Of these, refused */
            wrong: number;
            created: number;
            /** @description The name of who sent the file */
            created_by: string;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            /** @enum {string} */
            format: "csv" | "xlsx";
            /**
             * @description Of a CSV: as it was read
             * @enum {string|null}
             */
            encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | null;
            /**
             * @description Of a CSV: as it was guessed
             * @enum {string|null}
             */
            separator: "," | ";" | "\t" | null;
            /** @description One of each column; empty where there is none */
            headings: string[];
            columns: components["schemas"]["ImportColumns"];
            filled: components["schemas"]["ImportFilled"][];
            /** @description The first 20 rows while they are there */
            sample: {
                /** @description The row as a spreadsheet counts */
                line: number;
                cells: string[];
            }[];
            /** @description Of the first 20 rows that were refused */
            problems: components["schemas"]["ImportProblem"][];
        };
        ImportReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Import"];
        };
        ImportConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Import"];
            };
        };
        ImportMapping: {
            columns: components["schemas"]["ImportColumns"];
            filled: components["schemas"]["ImportFilled"][];
            version: components["schemas"]["Version"];
        };
        /**
         * @description `waiting` until it is checked, `wrong` where it was refused
         * @enum {string}
         */
        ImportLineState: "waiting" | "right" | "wrong" | "created";
        /** @description A row of the file */
        ImportLine: {
            /** @description The row as a spreadsheet counts */
            line: number;
            cells: string[];
            state: components["schemas"]["ImportLineState"];
            problems: components["schemas"]["ImportProblem"][];
        };
        ImportLineListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["ImportLine"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /**
         * @description Until the patient arrives it is an appointment
         * @enum {string}
         */
        VisitState: "booked" | "confirmed" | "waiting" | "called" | "in_vitals" | "ready_for_dentist" | "in_practice" | "paused" | "awaiting_billing" | "awaiting_payment" | "completed" | "amended" | "cancelled" | "no_show";
        RowId: number;
        VisitPatient: {
            id: number;
            record_number: string;
            first_name: string;
            last_name: string;
            sex: components["schemas"]["Sex"];
            date_of_birth: components["schemas"]["Date"];
            phone: string;
            status: components["schemas"]["PatientStatus"];
        };
        /** @enum {string} */
        VisitReason: "control" | "pain" | "filling" | "extraction" | "scaling" | "orthodontics" | "root_canal" | "denture" | "consultation" | "other";
        VisitProduct: {
            id: number;
            code: string;
            name: string;
            name_en: string;
            duration_minutes: number;
        };
        /** @enum {string} */
        PlanRule: "clinic_inactive" | "clinic_closed" | "no_shift" | "room_inactive" | "room_maintenance" | "patient_inactive";
        /** @description What a card of the calendar and a row of the list show */
        VisitCard: {
            id: number;
            patient: components["schemas"]["VisitPatient"];
            doctor_id: number;
            /** @description With titles */
            doctor_name: string;
            doctor_color: components["schemas"]["DoctorColor"];
            room_id: number | null;
            room_name: string | null;
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
            state: components["schemas"]["VisitState"];
            reason: components["schemas"]["VisitReason"];
            products: components["schemas"]["VisitProduct"][];
            /** @description The patient was never here before */
            is_first: boolean;
            /** @description A manager booked it against a rule */
            overridden: boolean;
            /** @description The rules of the plan that it breaks by now, while it is to come; not those a manager booked it against */
            outside: components["schemas"]["PlanRule"][];
            version: components["schemas"]["Version"];
        };
        VisitListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["VisitCard"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        /** @enum {string} */
        VisitSource: "phone" | "whatsapp" | "walk_in" | "online" | "control";
        /** @enum {string} */
        VisitReminder: "none" | "whatsapp" | "phone" | "email";
        /** @description Services in their order */
        VisitProducts: components["schemas"]["RowId"][];
        /** @description Why a manager books against a rule; empty when nobody does */
        OverrideReason: string;
        VisitInput: {
            patient_id: components["schemas"]["RowId"];
            doctor_id: components["schemas"]["RowId"];
            staff_id: number | null;
            /** @description It may stay open until arrival */
            room_id: number | null;
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
            reason: components["schemas"]["VisitReason"];
            note: components["schemas"]["LongText"];
            source: components["schemas"]["VisitSource"];
            reminder: components["schemas"]["VisitReminder"];
            product_ids: components["schemas"]["VisitProducts"];
            override_reason: components["schemas"]["OverrideReason"];
            /** @description Who was called from the waiting list */
            waiting_id: number | null;
        };
        Visit: {
            id: number;
            patient: components["schemas"]["VisitPatient"];
            doctor_id: number;
            /** @description With titles */
            doctor_name: string;
            doctor_color: components["schemas"]["DoctorColor"];
            room_id: number | null;
            room_name: string | null;
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
            state: components["schemas"]["VisitState"];
            reason: components["schemas"]["VisitReason"];
            products: components["schemas"]["VisitProduct"][];
            /** @description The patient was never here before */
            is_first: boolean;
            /** @description A manager booked it against a rule */
            overridden: boolean;
            /** @description The rules of the plan that it breaks by now, while it is to come; not those a manager booked it against */
            outside: components["schemas"]["PlanRule"][];
            version: components["schemas"]["Version"];
            staff_id: number | null;
            staff_name: string | null;
            note: string;
            source: components["schemas"]["VisitSource"];
            reminder: components["schemas"]["VisitReminder"];
            override_reason: string;
            /** @description What the last move changed; null once the appointment is confirmed, cancelled or missed, or the move is undone */
            moved_from: {
                doctor_id: number;
                room_id: number | null;
                starts_at: components["schemas"]["Time"];
                ends_at: components["schemas"]["Time"];
                /** @enum {string} */
                state: "booked" | "confirmed";
            } | null;
            /** @enum {string|null} */
            cancel_reason: "patient_cancelled" | "doctor_unavailable" | "clinic_closed" | "unreachable" | "wrong_entry" | null;
            cancel_note: string;
            /** @description The name of who booked it */
            created_by: string;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        VisitReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Visit"];
        };
        CalendarShift: {
            id: number;
            doctor_id: number;
            room_id: number | null;
            date: components["schemas"]["Date"];
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
            slot_minutes: number;
            quota: number | null;
        };
        CalendarMaintenance: {
            id: number;
            room_id: number;
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
            reason: string;
        };
        CalendarDoctor: {
            id: number;
            /** @description With titles */
            name: string;
            color: components["schemas"]["DoctorColor"];
            status: components["schemas"]["DoctorStatus"];
        };
        CalendarRoom: {
            id: number;
            code: string;
            name: string;
            type: components["schemas"]["RoomType"];
            status: components["schemas"]["RoomStatus"];
        };
        VisitCalendar: {
            from: components["schemas"]["Date"];
            until: components["schemas"]["Date"];
            visits: components["schemas"]["VisitCard"][];
            shifts: components["schemas"]["CalendarShift"][];
            maintenance: components["schemas"]["CalendarMaintenance"][];
            doctors: components["schemas"]["CalendarDoctor"][];
            rooms: components["schemas"]["CalendarRoom"][];
        };
        VisitCalendarReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["VisitCalendar"];
        };
        VisitMinutes: number;
        FreeSlot: {
            doctor_id: number;
            /** @description With titles */
            doctor_name: string;
            /** @description Of the shift, unless it is taken or in maintenance */
            room_id: number | null;
            room_name: string | null;
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
        };
        FreeSlotsReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                slots: components["schemas"]["FreeSlot"][];
            };
        };
        ShiftChange: {
            id: components["schemas"]["RowId"];
            body: components["schemas"]["DoctorShiftUpdate"];
        };
        OneStored: {
            id: components["schemas"]["RowId"];
            version: components["schemas"]["Version"];
        };
        TemplateChange: {
            id: components["schemas"]["RowId"];
            body: components["schemas"]["ShiftTemplateUpdate"];
        };
        TemplateEnding: {
            id: components["schemas"]["RowId"];
            body: components["schemas"]["ShiftTemplateEnd"];
        };
        RoomWindow: {
            id: components["schemas"]["RowId"];
            body: components["schemas"]["RoomMaintenanceInput"];
        };
        /** @description One of these, as it would be sent to the operation that makes it */
        PlanChange: {
            shift?: components["schemas"]["ShiftChange"];
            cancelled_shift?: components["schemas"]["OneStored"];
            template?: components["schemas"]["TemplateChange"];
            ended_template?: components["schemas"]["TemplateEnding"];
            room_maintenance?: components["schemas"]["RoomWindow"];
            opening_hours?: components["schemas"]["OpeningHoursUpdate"];
            inactive_patient?: components["schemas"]["RowId"];
            /** @constant */
            inactive_clinic?: true;
        };
        PlanChangeConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["DoctorShift"] | components["schemas"]["ShiftTemplate"] | components["schemas"]["OpeningHours"];
            };
        };
        VisitUpdate: {
            staff_id: number | null;
            reason: components["schemas"]["VisitReason"];
            note: components["schemas"]["LongText"];
            source: components["schemas"]["VisitSource"];
            reminder: components["schemas"]["VisitReminder"];
            product_ids: components["schemas"]["VisitProducts"];
            version: components["schemas"]["Version"];
        };
        VisitConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Visit"];
            };
        };
        VisitMove: {
            doctor_id: components["schemas"]["RowId"];
            room_id: number | null;
            starts_at: components["schemas"]["Time"];
            ends_at: components["schemas"]["Time"];
            override_reason: components["schemas"]["OverrideReason"];
            version: components["schemas"]["Version"];
        };
        VisitStep: {
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        VisitCancelReason: "patient_cancelled" | "doctor_unavailable" | "clinic_closed" | "unreachable" | "wrong_entry";
        VisitCancel: {
            cancel_reason: components["schemas"]["VisitCancelReason"];
            cancel_note: components["schemas"]["Text"];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        WaitingState: "waiting" | "booked" | "withdrawn";
        Waiting: {
            patient_id: components["schemas"]["RowId"];
            /** @description None: any dentist */
            doctor_id: number | null;
            /** @description None: any day */
            weekdays: components["schemas"]["Weekday"][];
            /** @description None: any time of day */
            parts_of_day: components["schemas"]["PartOfDay"][];
            minutes: components["schemas"]["VisitMinutes"];
            reason: components["schemas"]["VisitReason"];
            note: components["schemas"]["LongText"];
            id: number;
            patient: components["schemas"]["VisitPatient"];
            /** @description With titles */
            doctor_name: string | null;
            state: components["schemas"]["WaitingState"];
            /** @description The appointment that came of it */
            visit_id: number | null;
            version: components["schemas"]["Version"];
            /** @description The name of who wrote it down */
            created_by: string;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
        };
        WaitingListReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: {
                count: number;
                rows: components["schemas"]["Waiting"][];
                pagination: components["schemas"]["Pagination"];
            };
        };
        WaitingInput: {
            patient_id: components["schemas"]["RowId"];
            /** @description None: any dentist */
            doctor_id: number | null;
            /** @description None: any day */
            weekdays: components["schemas"]["Weekday"][];
            /** @description None: any time of day */
            parts_of_day: components["schemas"]["PartOfDay"][];
            minutes: components["schemas"]["VisitMinutes"];
            reason: components["schemas"]["VisitReason"];
            note: components["schemas"]["LongText"];
        };
        WaitingReply: {
            /** @constant */
            status: "success";
            msg: string;
            data: components["schemas"]["Waiting"];
        };
        WaitingUpdate: {
            patient_id: components["schemas"]["RowId"];
            /** @description None: any dentist */
            doctor_id: number | null;
            /** @description None: any day */
            weekdays: components["schemas"]["Weekday"][];
            /** @description None: any time of day */
            parts_of_day: components["schemas"]["PartOfDay"][];
            minutes: components["schemas"]["VisitMinutes"];
            reason: components["schemas"]["VisitReason"];
            note: components["schemas"]["LongText"];
            version: components["schemas"]["Version"];
        };
        WaitingConflict: {
            /** @constant */
            status: "failed";
            msg: string;
            data: {
                fields?: components["schemas"]["FieldProblems"];
                current?: components["schemas"]["Waiting"];
            };
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
        /** @description Not in this clinic */
        NotFound: {
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
        /** @description Somebody was faster */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
    };
    parameters: {
        Id: number;
        /** @description Any fragment; words are combined with and */
        Search: string;
        /** @description One-based */
        Page: number;
        RowPerPage: 10 | 25 | 50 | 100;
        /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
        IdempotencyKey: string;
        /** @description Small is 96 pixels wide and high, large 512 */
        Size: "small" | "large";
        /** @description The `photo` of the row, so that each picture has an address of its own and a browser may keep it */
        Photo: components["schemas"]["PhotoName"];
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
    getDoctorAccount: {
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
            /** @description The login account of this person, or that there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAccountReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    inviteDoctor: {
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
                "application/json": components["schemas"]["DoctorInvitation"];
            };
        };
        responses: {
            /** @description Invited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAccountConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getStaffAccount: {
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
            /** @description The login account of this person, or that there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAccountReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    inviteStaff: {
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
                "application/json": components["schemas"]["StaffInvitation"];
            };
        };
        responses: {
            /** @description Invited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAccountConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    renewInvitation: {
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
                "application/json": components["schemas"]["AccountInvitation"];
            };
        };
        responses: {
            /** @description Invited anew */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAccountConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    setAccountStatus: {
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
                "application/json": components["schemas"]["AccountStatusInput"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAccountReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listAccountSession: {
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
            /** @description Their sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    endAccountSessions: {
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
            /** @description Ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
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
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    confirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordConfirmation"];
            };
        };
        responses: {
            /** @description It is them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    findInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description A link that is valid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description The password is set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InformationConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getOpeningHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When the clinic of the signed-in user is open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningHoursReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateOpeningHours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningHoursUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningHoursReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningHoursConflict"];
                };
            };
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
                    "text/csv": components["schemas"]["Table"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Table"];
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
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
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
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
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
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    mergeRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
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
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    rejectRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
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
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationConflict"];
                };
            };
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
                    "text/csv": components["schemas"]["Table"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Table"];
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
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
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
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatientConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getPatientPhoto: {
        parameters: {
            query?: {
                /** @description Small is 96 pixels wide and high, large 512 */
                size?: components["parameters"]["Size"];
                /** @description The `photo` of the row, so that each picture has an address of its own and a browser may keep it */
                photo?: components["parameters"]["Photo"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    setPatientPhoto: {
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
                "image/jpeg": Blob;
                "image/png": Blob;
                "image/webp": Blob;
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    removePatientPhoto: {
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
            /** @description There is none now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    watchClinic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events named `change`, the data of each a LiveChange */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveChange"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Failure"];
        };
    };
    listNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationListReply"];
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
                sort?: "code" | "-code" | "name" | "-name" | "created_at" | "-created_at";
                type?: components["schemas"]["RoomType"];
                state?: components["schemas"]["RoomState"];
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
                    "text/csv": components["schemas"]["Table"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Table"];
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
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
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
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listRoomMaintenance: {
        parameters: {
            query?: {
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
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
                    "application/json": components["schemas"]["RoomMaintenanceListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createRoomMaintenance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomMaintenanceInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomMaintenanceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listMaintenanceWindow: {
        parameters: {
            query: {
                /** @description The first day in the clinic */
                from: components["schemas"]["Date"];
                /** @description The last day in the clinic */
                until: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The earliest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceWindowListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    cancelRoomMaintenance: {
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
                "application/json": components["schemas"]["RoomMaintenanceCancel"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomMaintenanceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomMaintenanceConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDoctor: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "name" | "-name" | "-created_at" | "created_at";
                status?: components["schemas"]["DoctorStatus"];
                specialty?: components["schemas"]["Specialty"];
                licence?: components["schemas"]["LicenceState"];
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
                    "application/json": components["schemas"]["DoctorListReply"];
                    "text/csv": components["schemas"]["Table"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Table"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createDoctor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listTreatingDoctor: {
        parameters: {
            query?: {
                /** @description A day in the clinic; today when it is left out */
                date?: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of their names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreatingDoctorListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getDoctor: {
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
                    "application/json": components["schemas"]["DoctorReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateDoctor: {
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
                "application/json": components["schemas"]["DoctorUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getDoctorPhoto: {
        parameters: {
            query?: {
                /** @description Small is 96 pixels wide and high, large 512 */
                size?: components["parameters"]["Size"];
                /** @description The `photo` of the row, so that each picture has an address of its own and a browser may keep it */
                photo?: components["parameters"]["Photo"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    setDoctorPhoto: {
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
                "image/jpeg": Blob;
                "image/png": Blob;
                "image/webp": Blob;
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    removeDoctorPhoto: {
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
            /** @description There is none now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listStaff: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "name" | "-name" | "-created_at" | "created_at";
                status?: components["schemas"]["DoctorStatus"];
                position?: components["schemas"]["Position"];
                licence?: components["schemas"]["LicenceState"];
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
                    "application/json": components["schemas"]["StaffListReply"];
                    "text/csv": components["schemas"]["Table"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Table"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getStaff: {
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
                    "application/json": components["schemas"]["StaffReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateStaff: {
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
                "application/json": components["schemas"]["StaffUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getStaffPhoto: {
        parameters: {
            query?: {
                /** @description Small is 96 pixels wide and high, large 512 */
                size?: components["parameters"]["Size"];
                /** @description The `photo` of the row, so that each picture has an address of its own and a browser may keep it */
                photo?: components["parameters"]["Photo"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    setStaffPhoto: {
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
                "image/jpeg": Blob;
                "image/png": Blob;
                "image/webp": Blob;
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    removeStaffPhoto: {
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
            /** @description There is none now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listDoctorExternal: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "name" | "-name" | "-created_at" | "created_at";
                status?: components["schemas"]["DoctorStatus"];
                specialty?: components["schemas"]["Specialty"];
                licence?: components["schemas"]["LicenceState"];
                engagement?: components["schemas"]["Engagement"];
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
                    "application/json": components["schemas"]["DoctorExternalListReply"];
                    "text/csv": components["schemas"]["Table"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Table"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createDoctorExternal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorExternalInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorExternalReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getDoctorExternal: {
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
                    "application/json": components["schemas"]["DoctorExternalReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateDoctorExternal: {
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
                "application/json": components["schemas"]["DoctorExternalUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorExternalReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorExternalConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getDoctorExternalPhoto: {
        parameters: {
            query?: {
                /** @description Small is 96 pixels wide and high, large 512 */
                size?: components["parameters"]["Size"];
                /** @description The `photo` of the row, so that each picture has an address of its own and a browser may keep it */
                photo?: components["parameters"]["Photo"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    setDoctorExternalPhoto: {
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
                "image/jpeg": Blob;
                "image/png": Blob;
                "image/webp": Blob;
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    removeDoctorExternalPhoto: {
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
            /** @description There is none now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listPayor: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "name" | "-name" | "contract_until" | "-contract_until" | "created_at" | "-created_at";
                status?: components["schemas"]["PayorStatus"];
                type?: components["schemas"]["PayorType"];
                /** @description Its state today, where the clinic is */
                contract?: components["schemas"]["ContractState"];
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
                    "application/json": components["schemas"]["PayorListReply"];
                    "text/csv": components["schemas"]["Table"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Table"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createPayor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayorInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayorReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getPayor: {
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
                    "application/json": components["schemas"]["PayorReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updatePayor: {
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
                "application/json": components["schemas"]["PayorUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayorReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayorConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listInsurance: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "name" | "-name" | "payor" | "-payor" | "valid_until" | "-valid_until" | "created_at" | "-created_at";
                status?: components["schemas"]["InsuranceStatus"];
                payor_id?: number;
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
                    "application/json": components["schemas"]["InsuranceListReply"];
                    "text/csv": components["schemas"]["Table"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Table"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createInsurance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InsuranceInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getInsurance: {
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
                    "application/json": components["schemas"]["InsuranceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateInsurance: {
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
                "application/json": components["schemas"]["InsuranceUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listProduct: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "name" | "-name" | "code" | "-code" | "price" | "-price" | "created_at" | "-created_at";
                category?: components["schemas"]["ProductCategory"];
                status?: components["schemas"]["ProductStatus"];
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
                    "application/json": components["schemas"]["ProductListReply"];
                    "text/csv": components["schemas"]["Table"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Table"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getProduct: {
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
                    "application/json": components["schemas"]["ProductReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateProduct: {
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
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listProductPrice: {
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
            /** @description All prices of the service, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPriceListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    createProductPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPriceInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPriceReply"];
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
    withdrawProductPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPriceWithdrawal"];
            };
        };
        responses: {
            /** @description Withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPriceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPriceConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listPaket: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "name" | "-name" | "code" | "-code" | "price" | "-price" | "created_at" | "-created_at";
                status?: components["schemas"]["PaketStatus"];
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
                    "application/json": components["schemas"]["PaketListReply"];
                    "text/csv": components["schemas"]["Table"];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["Table"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createPaket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaketInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaketReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getPaket: {
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
                    "application/json": components["schemas"]["PaketReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updatePaket: {
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
                "application/json": components["schemas"]["PaketUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaketReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaketConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getDoctorSchedule: {
        parameters: {
            query: {
                from: components["schemas"]["Date"];
                until: components["schemas"]["Date"];
                doctor_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dentists, their shifts and absences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorScheduleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listShiftTemplate: {
        parameters: {
            query?: {
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                doctor_id?: number;
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
                    "application/json": components["schemas"]["ShiftTemplateListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createShiftTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftTemplateInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftTemplateReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    updateShiftTemplate: {
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
                "application/json": components["schemas"]["ShiftTemplateUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftTemplateReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftTemplateConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    endShiftTemplate: {
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
                "application/json": components["schemas"]["ShiftTemplateEnd"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftTemplateReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftTemplateConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    createDoctorShift: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorShiftInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorShiftReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    updateDoctorShift: {
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
                "application/json": components["schemas"]["DoctorShiftUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorShiftReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorShiftConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    cancelDoctorShift: {
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
                "application/json": components["schemas"]["DoctorShiftCancel"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorShiftReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorShiftConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listAbsence: {
        parameters: {
            query?: {
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                doctor_id?: number;
                state?: components["schemas"]["AbsenceState"];
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
                    "application/json": components["schemas"]["AbsenceListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    requestAbsence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    approveAbsence: {
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
                "application/json": components["schemas"]["AbsenceApproval"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rejectAbsence: {
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
                "application/json": components["schemas"]["AbsenceRejection"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cancelAbsence: {
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
                "application/json": components["schemas"]["AbsenceCancellation"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listAbsenceVisit: {
        parameters: {
            query?: {
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
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
                    "application/json": components["schemas"]["AbsenceVisitListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getStaffSchedule: {
        parameters: {
            query: {
                from: components["schemas"]["Date"];
                until: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assistants, their shifts and absences, and where assistants are missing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffScheduleReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    publishStaffWeek: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffWeekPublication"];
            };
        };
        responses: {
            /** @description What the assistants see from now on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffWeekReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    copyStaffWeek: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffWeekCopy"];
            };
        };
        responses: {
            /** @description How many shifts were entered and how many were not */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffWeekCopiedReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listStaffTemplate: {
        parameters: {
            query?: {
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                staff_id?: number;
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
                    "application/json": components["schemas"]["StaffTemplateListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createStaffTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffTemplateInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTemplateReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    updateStaffTemplate: {
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
                "application/json": components["schemas"]["StaffTemplateUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTemplateReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTemplateConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    endStaffTemplate: {
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
                "application/json": components["schemas"]["ShiftTemplateEnd"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTemplateReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTemplateConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    createStaffShift: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffShiftInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffShiftReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    updateStaffShift: {
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
                "application/json": components["schemas"]["StaffShiftUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffShiftReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffShiftConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    cancelStaffShift: {
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
                "application/json": components["schemas"]["DoctorShiftCancel"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffShiftReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffShiftConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listStaffAbsence: {
        parameters: {
            query?: {
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                staff_id?: number;
                state?: components["schemas"]["AbsenceState"];
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
                    "application/json": components["schemas"]["StaffAbsenceListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    requestStaffAbsence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAbsenceInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAbsenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    approveStaffAbsence: {
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
                "application/json": components["schemas"]["AbsenceApproval"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAbsenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAbsenceConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rejectStaffAbsence: {
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
                "application/json": components["schemas"]["AbsenceRejection"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAbsenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAbsenceConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cancelStaffAbsence: {
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
                "application/json": components["schemas"]["AbsenceCancellation"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAbsenceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffAbsenceConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    copyDoctorRoom: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorRoomCopy"];
            };
        };
        responses: {
            /** @description How many shifts have another room now */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorRoomCopiedReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    allocateDoctorRoom: {
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
                "application/json": components["schemas"]["DoctorRoomAllocation"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorShiftReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorShiftConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listImport: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "created_at" | "-created_at";
                kind?: components["schemas"]["ImportKind"];
                state?: components["schemas"]["ImportState"];
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
                    "application/json": components["schemas"]["ImportListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createImport: {
        parameters: {
            query: {
                kind: components["schemas"]["ImportKind"];
                file_name: components["schemas"]["FileName"];
            };
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": Blob;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
            };
        };
        responses: {
            /** @description Taken in */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getImport: {
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
                    "application/json": components["schemas"]["ImportReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    cancelImport: {
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
                    "application/json": components["schemas"]["ImportReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    mapImport: {
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
                "application/json": components["schemas"]["ImportMapping"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    checkImport: {
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
                    "application/json": components["schemas"]["ImportReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    runImport: {
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
                    "application/json": components["schemas"]["ImportReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listImportRow: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "line" | "-line";
                state?: components["schemas"]["ImportLineState"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
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
                    "application/json": components["schemas"]["ImportLineListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listImportProblem: {
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
            /** @description A table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listVisit: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "starts_at" | "-starts_at" | "created_at" | "-created_at";
                state?: components["schemas"]["VisitState"];
                doctor_id?: components["schemas"]["RowId"];
                room_id?: components["schemas"]["RowId"];
                patient_id?: components["schemas"]["RowId"];
                /** @description Those to come that a change of the plan left outside of it */
                plan?: "outside";
                /** @description The first day in the clinic */
                from?: components["schemas"]["Date"];
                /** @description The last day in the clinic */
                until?: components["schemas"]["Date"];
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
                    "application/json": components["schemas"]["VisitListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createVisit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitInput"];
            };
        };
        responses: {
            /** @description Booked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitReply"];
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
    calendarVisit: {
        parameters: {
            query?: {
                /** @description The first day in the clinic; today when it is left out */
                from?: components["schemas"]["Date"];
                /** @description The last day in the clinic; the first one when it is left out */
                until?: components["schemas"]["Date"];
                doctor_id?: components["schemas"]["RowId"];
                room_id?: components["schemas"]["RowId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitCalendarReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    freeSlots: {
        parameters: {
            query?: {
                /** @description The first day in the clinic; today when it is left out */
                from?: components["schemas"]["Date"];
                minutes?: components["schemas"]["VisitMinutes"];
                doctor_id?: components["schemas"]["RowId"];
                /** @description Whose own appointments are in the way too */
                patient_id?: components["schemas"]["RowId"];
                /** @description The visit to be moved: its own time is free */
                visit_id?: components["schemas"]["RowId"];
                part_of_day?: components["schemas"]["PartOfDay"];
                /** @description How many at most */
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The earliest first, none when nothing is free */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeSlotsReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    strandedVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanChange"];
            };
        };
        responses: {
            /** @description The earliest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanChangeConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getVisit: {
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
                    "application/json": components["schemas"]["VisitReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateVisit: {
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
                "application/json": components["schemas"]["VisitUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    moveVisit: {
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
                "application/json": components["schemas"]["VisitMove"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    undoVisitMove: {
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
                "application/json": components["schemas"]["VisitStep"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    confirmVisit: {
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
                "application/json": components["schemas"]["VisitStep"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    cancelVisit: {
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
                "application/json": components["schemas"]["VisitCancel"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    noShowVisit: {
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
                "application/json": components["schemas"]["VisitStep"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listWaiting: {
        parameters: {
            query?: {
                /** @description Any fragment; words are combined with and */
                search?: components["parameters"]["Search"];
                /** @description One-based */
                page?: components["parameters"]["Page"];
                rowPerPage?: components["parameters"]["RowPerPage"];
                sort?: "created_at" | "-created_at";
                state?: components["schemas"]["WaitingState"];
                doctor_id?: components["schemas"]["RowId"];
                patient_id?: components["schemas"]["RowId"];
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
                    "application/json": components["schemas"]["WaitingListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createWaiting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again with the same key, the very same request is answered as it was the first time and done once; another one is refused with 422 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    matchWaiting: {
        parameters: {
            query?: {
                doctor_id?: components["schemas"]["RowId"];
                starts_at?: components["schemas"]["Time"];
                /** @description How long the time is */
                minutes?: components["schemas"]["VisitMinutes"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who to call */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingListReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getWaiting: {
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
                    "application/json": components["schemas"]["WaitingReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateWaiting: {
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
                "application/json": components["schemas"]["WaitingUpdate"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    withdrawWaiting: {
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
                "application/json": components["schemas"]["VisitStep"];
            };
        };
        responses: {
            /** @description As stored now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody was faster: `data.current` is what is stored now */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingConflict"];
                };
            };
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
}
