import { readFile } from 'node:fs/promises'
import { isObject } from './fhir/resource'
import type { RegisteredPerson } from './registered-person'

/** Reads who is registered from a file of the shape `{ "patients": […], "practitioners": […] }`. */
export async function readPeople(path: string) {
  const people: unknown = JSON.parse(await readFile(path, 'utf8'))
  const { patients = [], practitioners = [] } = isObject(people) ? people : {}
  return { patients: personsIn(patients), practitioners: personsIn(practitioners) }
}

function personsIn(list: unknown): RegisteredPerson[] {
  if (!Array.isArray(list)) throw new Error('The people of the file are no list.')
  return list.map((person: unknown) => {
    const { ihsNumber, nik, motherNik, name, birthDate, gender } = isObject(person) ? person : {}
    if (typeof ihsNumber !== 'string')
      throw new Error(`A person of the file has no ihsNumber: ${JSON.stringify(person)}`)
    return {
      ihsNumber,
      nik: text(nik),
      motherNik: text(motherNik),
      name: text(name),
      birthDate: text(birthDate),
      gender: gender === 'male' || gender === 'female' ? gender : undefined,
    }
  })
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
