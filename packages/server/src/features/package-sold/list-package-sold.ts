import { clinicDay } from '../../domain/clinic/clinic-day'
import { packageOf, packageRows } from '../../domain/package-sold/package-rows'
import { checkPatient } from '../../domain/patient/check-patient'
import type { UseCase } from '../../use-case/contract'
import { list } from '../../use-case/list'

export const listPackageSold: UseCase<'listPackageSold'> = async ({ database, caller, now, path, query }) => {
  await checkPatient(database, caller, path.id)
  const { today } = await clinicDay(database, caller, now)
  const { state } = query
  const packages = packageRows(database, caller)
    .where('package_sold.patient_id', '=', path.id)
    .where((eb) =>
      eb.and([
        ...(state ? [eb('package_sold.state', '=', state === 'expired' ? 'active' : state)] : []),
        ...(state === 'active' ? [eb('package_sold.valid_until', '>=', today)] : []),
        ...(state === 'expired' ? [eb('package_sold.valid_until', '<', today)] : []),
      ]),
    )
  const page = await list(database, packages, query, {
    searchColumn: 'package_sold.name',
    sort: { sold_on: ['package_sold.sold_on'] },
    defaultSort: '-sold_on',
    id: 'package_sold.id',
  })
  return { ...page, rows: page.rows.map((row) => packageOf(row, { today, caller })) }
}
