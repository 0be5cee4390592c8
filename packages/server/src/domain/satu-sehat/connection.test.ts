import { expect, it } from 'vitest'
import { readEnv } from '../../env'
import { connectionOf, environmentOf } from './connection'

const credentials = {
  SATUSEHAT_BASE_URL: 'https://api-satusehat.kemkes.go.id/',
  SATUSEHAT_CLIENT_ID: 'client',
  SATUSEHAT_CLIENT_SECRET: 'secret',
  SATUSEHAT_ORGANIZATION_ID: '100000030',
}

it.each([
  ['simulator', {}],
  ['simulator', { APP_ENV: 'staging' }],
  ['none', { APP_ENV: 'production' }],
  ['production', { APP_ENV: 'production', ...credentials }],
  ['production', credentials],
  ['sandbox', { ...credentials, SATUSEHAT_BASE_URL: 'https://api-satusehat-stg.dto.kemkes.go.id' }],
])('it is sent to: %s, with %j', (environment, settings) => {
  expect(environmentOf(readEnv(settings)).environment).toBe(environment)
})

it('knows another address or client as another service, and another secret as the same', () => {
  const of = (changed: object) => connectionOf(readEnv({ ...credentials, ...changed }))?.client
  const same = of({})
  expect(of({ SATUSEHAT_CLIENT_SECRET: 'renewed' })).toBe(same)
  expect(of({ SATUSEHAT_BASE_URL: 'https://api-satusehat.kemkes.go.id' })).toBe(same)
  expect(of({ SATUSEHAT_CLIENT_ID: 'other' })).not.toBe(same)
  expect(of({ SATUSEHAT_BASE_URL: 'https://api-satusehat-stg.dto.kemkes.go.id' })).not.toBe(same)
})

it.each(Object.keys(credentials))('does not start without %s beside the others', (name) => {
  expect(() => readEnv({ ...credentials, [name]: '' })).toThrow('set together')
})

it('sends to no address without encryption but this machine', () => {
  const at = (address: string) => () => readEnv({ ...credentials, SATUSEHAT_BASE_URL: address })
  expect(at('http://api-satusehat.kemkes.go.id')).toThrow('SATUSEHAT_BASE_URL must begin with https://')
  expect(at('http://127.0.0.1:8090')).not.toThrow()
})
