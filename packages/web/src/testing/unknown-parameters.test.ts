import { expect, it } from 'vitest'
import { unknownParameters } from './unknown-parameters'

it.each([
  ['/api/appointment/free-slots?duration_minutes=30&minutes=30', ['minutes']],
  ['/api/appointment?search=ayu&rowPerPage=25&plan=violated', []],
  ['/api/doctor-schedule/absence/7/appointment?rowPerPage=100&state=open', ['state']],
  ['/api/patient/7', []],
])('tells what the contract does not know: %s', (address, want) => {
  expect(unknownParameters({ method: 'GET', url: `http://clinic.test${address}` })).toEqual(want)
})
