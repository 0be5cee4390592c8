import type { SatuSehatStatus } from './satu-sehat-status-query'

/** A clinic that sends to the simulator: a few visits wait, some lack something, three were rejected, on 20 November 2026. */
export const satuSehatStatusFixture = (overrides: Partial<SatuSehatStatus> = {}): SatuSehatStatus => ({
  environment: 'simulator',
  organization_id: '10000004',
  token: { state: 'valid', expires_at: '2026-11-20T05:10:00.000Z', failed_at: null, failure: '' },
  circuit: { state: 'closed', open_until: null },
  last_sent_at: '2026-11-20T04:12:00.000Z',
  checklist: [
    { item: 'authentication', done: 1, total: 1 },
    { item: 'organization', done: 1, total: 1 },
    { item: 'room', done: 3, total: 4 },
    { item: 'doctor', done: 5, total: 5 },
    { item: 'medicine', done: 18, total: 32 },
    { item: 'area', done: 1201, total: 1284 },
  ],
  set_up: { state: 'none', requested_at: null, next_at: null, failures: [] },
  counts: [
    { state: 'not_ready', count: 12 },
    { state: 'queued', count: 4 },
    { state: 'sent', count: 1830 },
    { state: 'retry_wait', count: 1 },
    { state: 'rejected', count: 5 },
    { state: 'dead', count: 2 },
    { state: 'out_of_scope', count: 9 },
  ],
  missing: [
    { key: 'patientIdentity', count: 7 },
    { key: 'medicineKfa', count: 4 },
    { key: 'diagnosisMissing', count: 3 },
  ],
  rules: [
    { rule: 10003, count: 3 },
    { rule: 10120, count: 1 },
    { rule: null, count: 1 },
  ],
  ...overrides,
})

/** What could not be registered: a dentist without a NIK, one who is not known, and a room that a rule refused. */
export const setUpFailuresFixture = (): SatuSehatStatus['set_up'] => {
  const asked = { http_status: null, rule: null, message: '' }
  const unknown = { ...asked, reason: 'unknown', http_status: 200 } as const
  return {
    state: 'done',
    requested_at: '2026-11-20T04:20:00.000Z',
    next_at: null,
    failures: [
      {
        ...asked,
        item: 'room',
        id: 4,
        name: 'Melati',
        doctor_employment: null,
        reason: 'refused',
        fixer: 'clinic',
        http_status: 403,
        rule: 20003,
        message: 'Akses tidak mencakup Location (RuleNumber: 20003)',
      },
      {
        ...asked,
        item: 'doctor',
        id: 7,
        name: 'drg. Sari Wulandari',
        doctor_employment: 'internal',
        reason: 'nikMissing',
        fixer: 'doctor',
      },
      { ...unknown, item: 'doctor', id: 8, name: 'drg. Bima Prakoso', doctor_employment: 'external', fixer: 'doctor' },
    ],
  }
}

/** A server in production without access to SATUSEHAT. */
export const unconnectedStatusFixture = (): SatuSehatStatus =>
  satuSehatStatusFixture({
    environment: 'none',
    organization_id: '',
    token: { state: 'none', expires_at: null, failed_at: null, failure: '' },
    last_sent_at: null,
    checklist: [
      { item: 'authentication', done: 0, total: 1 },
      { item: 'organization', done: 0, total: 1 },
      { item: 'room', done: 0, total: 4 },
      { item: 'doctor', done: 0, total: 5 },
      { item: 'medicine', done: 18, total: 32 },
      { item: 'area', done: 0, total: 0 },
    ],
    counts: [
      { state: 'not_ready', count: 12 },
      { state: 'ready', count: 40 },
    ],
    rules: [],
  })
