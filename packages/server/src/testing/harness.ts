/**
 * A whole server on a real database of its own, for the tests through HTTP.
 *
 * ```ts
 * let server: TestServer
 * beforeAll(async () => { server = await startTestServer() })   // one per file, < 1 s
 * afterAll(() => server.close())
 *
 * it('shows the patient', async () => {
 *   const clinic = await server.makeClinic()                     // its own company and clinic, never shared between tests
 *   const token = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))
 *   const reply = await server.call('getPatient', { token, path: { id: 1 } })
 *   expect(reply.status).toBe(404)                               // reply: { status, body, headers }; body is the parsed envelope
 * })
 * ```
 *
 * - `server.app`                      the Fastify instance; `server.app.inject(…)` for what `call` cannot say
 * - `server.database`                 Kysely, to look behind the scenes
 * - `makeClinic(overrides?)`          -> `{ company_id, clinic_id, slug }`; overrides: columns of `clinic`, so
 *                                     `makeClinic({ company_id })` is a second clinic of the same company
 * - `makeUser(clinic, role, overrides?)` -> `{ id, company_id, clinic_id, role, email, password }`
 * - `tokenOf(user)`                   -> a token of a new session, without the cost of a login
 * - `call(operation, { token, body, query, path, headers })`  operation is an operationId or 'POST /api/patient'; `path` fills {id}
 */
