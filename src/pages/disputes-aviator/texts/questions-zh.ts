import type { QuestionTexts } from './questions-en.ts';

const places = {
  uk: '英国',
  france: '法国',
  eu: '其他欧盟成员国',
  switzerland: '瑞士',
  'hong-kong': '香港',
  'mainland-china': '中国内地',
  singapore: '新加坡',
  uae: '阿联酋',
  usa: '美国',
  other: '其他地方',
};

export const questionsZh: QuestionTexts = {
  clause: {
    label: '合同对争议解决如何约定？',
    short: '合同',
    hint: '请先看条款再作答。“不明确”往往是最真实的回答。',
    answers: {
      arbitration: '仲裁',
      court: '某地法院',
      'tiered-arbitration': '先协商或调解，再仲裁',
      'tiered-court': '先协商或调解，再诉讼',
      none: '没有约定',
      unclear: '不明确，或两处条款相互矛盾',
    },
  },
  seat: {
    label: '仲裁：仲裁地在哪里？',
    short: '仲裁地',
    hint: '仅在合同约定仲裁时回答。',
    answers: { ...places, uk: '英格兰及威尔士', 'not-named': '未约定' },
  },
  institution: {
    label: '仲裁：适用哪个机构或规则？',
    short: '规则',
    hint: '仅在合同约定仲裁时回答。',
    answers: {
      icc: '国际商会（ICC）',
      lcia: '伦敦国际仲裁院（LCIA）',
      siac: '新加坡国际仲裁中心（SIAC）',
      hkiac: '香港国际仲裁中心（HKIAC）',
      cietac: '中国国际经济贸易仲裁委员会（CIETAC）',
      'ad-hoc': '无机构（临时仲裁）',
      unrecognised: '其他机构，或无法辨认的名称',
    },
  },
  court: {
    label: '诉讼：哪里的法院？',
    short: '法院',
    hint: '仅在合同约定法院时回答。',
    answers: { ...places, uk: '英格兰及威尔士' },
  },
  exclusive: {
    label: '诉讼：是否专属管辖？',
    short: '专属',
    hint: '请找“专属”或“排他”。只约束一方的条款不算专属。',
    answers: { yes: '是，专属管辖', no: '否', unknown: '不确定' },
  },
  amount: {
    label: '争议金额大约多少？',
    short: '金额',
    hint: '以英镑或等值货币计，含反请求。',
    answers: {
      'under-250k': '不足25万英镑',
      '250k-2m': '25万至200万英镑',
      '2m-20m': '200万至2000万英镑',
      'over-20m': '2000万英镑以上',
    },
  },
  assets: {
    label: '对方资产在哪里？',
    short: '资产',
    hint: '指将来实际付款的地方。有两处的，请分别比较。',
    answers: { ...places, unknown: '不清楚' },
  },
  limit: {
    label: '时效是否将在六十日内届满？',
    short: '时效',
    hint: '也请留意合同约定的通知期限。',
    answers: { no: '否', soon: '是', unknown: '尚未核对' },
  },
  urgency: {
    label: '多久之内需要结果？',
    short: '期限',
    hint: '',
    answers: { none: '没有固定期限', months: '数月之内', weeks: '数周之内' },
  },
  interim: {
    label: '其间是否须制止或冻结什么？',
    short: '保全',
    hint: '',
    answers: { none: '否', party: '是，针对对方', third: '是，还须针对银行或其他案外人' },
  },
  confidential: {
    label: '是否须保密？',
    short: '保密',
    hint: '',
    answers: { no: '否', preferred: '最好保密', essential: '必须保密' },
  },
  relationship: {
    label: '双方是否还要继续合作？',
    short: '关系',
    hint: '',
    answers: { over: '否，合作已经结束', 'goes-on': '是' },
  },
  parties: {
    label: '涉及几方？',
    short: '当事人',
    hint: '',
    answers: { two: '两方', 'one-contract': '两方以上，一份合同', 'several-contracts': '两方以上，多份合同' },
  },
  evidence: {
    label: '所需证据在谁手中？',
    short: '证据',
    hint: '',
    answers: { us: '我方', them: '对方', third: '案外人' },
  },
};
