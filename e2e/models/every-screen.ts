import { canOpen, pathsOf, publicPaths, type RoleName, roleNames } from '@clinic/core/access'
import { screens } from '../../packages/web/src/app/routes/every-screen'
import { featureOf, inTurn } from '../../turn'

/** A demo user of each role. */
export const demoUsers: Record<RoleName, string> = {
  admin_head_office: 'adminheadoffice@demo.test',
  head_office: 'headoffice@demo.test',
  manager_clinic: 'manager@demo.test',
  front_office_clinic: 'frontoffice@demo.test',
  doctor_clinic: 'doctor@demo.test',
  nurse_clinic: 'nurse@demo.test',
  patient: 'patient@demo.test',
}

/** Views of a screen that its address alone does not show. */
const faces = ['/clinic/patient?search=nobody+at+all', '/clinic/information?edit', '/clinic/patient/999999']

/** Every address a role can open, from the table of routes itself; `null` is a visitor. The demo clinic has number 1. */
export function addressesOf(role: RoleName | null): string[] {
  if (role === null) return publicPaths.filter((path) => path !== '/')
  const built = screens.map(({ path }) => path.replace(/:\w+/g, '1'))
  const own = [...built, ...faces].filter((address) => canOpen(role, address.split('?')[0] ?? ''))
  return Array.from(new Set([...own, ...pathsOf(role), '/', '/clinic/room', '/clinic/nothing-here']))
}

/** The viewers of the screens: a visitor, and every role. */
export const everybody = [null, ...roleNames]

/** The files that every screen depends on. */
const ground = /^(e2e\/proof|packages\/web\/src\/(theme|ui|platform|entities|app))\//

/** Returns every address with everybody who can open it; in CI those whose feature changed recently, and some of the others. */
export const addressesInTurn = () =>
  inTurn(
    everybody.flatMap((role) => addressesOf(role).map((address) => ({ role, address }))),
    {
      walk: 'addresses',
      name: ({ role, address }) => `${role ?? 'visitor'} ${address}`,
      isChanged: ({ address }, files) => {
        const features = featuresAt(address)
        return files.some((file) => ground.test(file) || features.has(featureOf(file) ?? ''))
      },
    },
  )

/** Returns the features an address shows, by the texts of its screen and by the words behind the role's area. */
function featuresAt(address: string) {
  const path = address.split('?')[0]
  const screen = screens.find((each) => each.path.replace(/:\w+/g, '1') === path)
  return new Set<string>([...(screen?.texts ?? []), ...address.split(/[/?]/).slice(2)])
}
