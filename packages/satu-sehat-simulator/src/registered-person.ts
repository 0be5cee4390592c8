import type { Resource } from './fhir/resource'

/** Somebody the ministry knows already. */
export interface RegisteredPerson {
  /** The id of the Patient or Practitioner. */
  ihsNumber: string
  nik?: string
  /** A newborn without NIK is found by the mother's. */
  motherNik?: string
  name?: string
  birthDate?: string
  gender?: 'male' | 'female'
}

/** Ids of the sandbox that ivanwilliammd/satusehat-integration publishes; their NIK are not among them. */
export const sandboxPatients: RegisteredPerson[] = ['P02478375538', 'P02428473601', 'P03647103112'].map(numbered)
export const sandboxPractitioners: RegisteredPerson[] = ['10009880728', '10006926841'].map(numbered)

/** Whoever is searched for by a NIK; undefined for another search. */
export function personAskedFor(parameters: URLSearchParams): RegisteredPerson | undefined {
  const [, nik] = /^https:\/\/fhir\.kemkes\.go\.id\/id\/nik\|(\d{16})$/.exec(parameters.get('identifier') ?? '') ?? []
  return nik === undefined ? undefined : { ihsNumber: `N${nik}`, nik }
}

export function registeredResource(
  resourceType: 'Patient' | 'Practitioner',
  { ihsNumber, nik, motherNik, name, birthDate, gender }: RegisteredPerson,
): Resource & { id: string } {
  const identifiers = [
    { system: 'https://fhir.kemkes.go.id/id/nik', value: nik },
    { system: 'https://fhir.kemkes.go.id/id/nik-ibu', value: motherNik },
  ].filter(({ value }) => value !== undefined)
  return {
    resourceType,
    id: ihsNumber,
    meta: { versionId: '1' },
    identifier: identifiers,
    name: name === undefined ? [] : [{ use: 'official', text: name }],
    birthDate,
    gender,
  }
}

function numbered(ihsNumber: string): RegisteredPerson {
  return { ihsNumber }
}
