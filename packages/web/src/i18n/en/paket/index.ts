import type { BaseTranslation } from '../../i18n-types'

const en_paket = {
  words: {
    title: 'Packages',
    searchIn: 'Name or code',
    create: 'New package',
    nothing: 'No packages yet',
    nothingText: 'Put services together that patients buy at one price and use over several visits.',
  },
  section: 'Package',
  selling: 'Price and use',
  fields: {
    code: 'Code',
    name: 'Name',
    items: 'Services',
    price: 'Package price',
    validity_days: 'Valid for',
    transferable: 'Somebody else may use it',
  },
  help: {
    code: 'Short, as on the price list: PK-01',
    validity_days: 'From the day it is bought',
    transferable: 'Such as a member of the family',
  },
  days: 'days',
  service: 'Service',
  times: 'Times',
  add: 'Add a service',
  addHelp: 'Type a part of its name or its code',
  remove: 'Remove {name:string}',
  inactive: 'Inactive',
  serviceInactive: 'Service inactive',
  inactiveServices: 'No longer offered: {names:string}. Replace it before this package is sold again.',
  saves: 'saves {amount:string}',
  comparison: 'Against the services one by one',
  saving: {
    sum: 'One by one the services cost {sum:string}.',
    less: 'One by one the services cost {sum:string}: the package saves {difference:string} ({percent:number}%).',
    same: 'One by one the services cost {sum:string}, the same as the package.',
    more: 'One by one the services cost {sum:string}: the package costs {difference:string} more.',
    unknown: 'One of the services has no price yet, so the saving cannot be told.',
  },
  problems: {
    noItems: 'Add at least one service',
    productTwice: 'A service stands here twice: change how often it is done instead',
    noTimes: 'At least 1',
  },
} satisfies BaseTranslation

export default en_paket
