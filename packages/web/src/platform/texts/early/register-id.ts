import registration from '../../../i18n/id/registration'

export default { registration }
