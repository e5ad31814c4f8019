export const contact = {
  title: '跟我们聊聊',
  badge: '回复很快',
  card: {
    title: '联系方式',
    text: '测得不准、程序出错，或者有好主意，都告诉我们。',
    email: '邮箱',
    emailButton: '直接发邮件',
    opensNewTab: '在新标签页中打开',
  },
} as const;

export const messageForm = {
  title: '给我们留言',
  name: '姓名',
  email: '邮箱',
  subject: '主题',
  message: '留言',
  company: '公司（请留空）',
  incomplete: '请填写完整',
  complete: '发送留言',
  sending: '正在发送…',
  almostFull: '剩余不到 {{count}} 个字符。',
  full: '留言已经写满。',
  draftNote: '草稿只保存在这台设备上，发送后即删除。',
  sentNote: '已发送。我们会通过邮件回复你。',
  notice: {
    tooLong: '“{{field}}”最多 {{max}} 个字符。内容一个字都没删，缩短后即可发送。',
    offline: '你现在处于离线状态。联网后再发送吧。',
    copied: '已复制。',
    notCopied: '浏览器不允许复制。文字已为你选中。',
  },
  mailFallback: {
    text: '你的留言还在这里。',
    copy: '复制留言',
    email: '改用邮件发送',
  },
  noScript: '这个表单需要 JavaScript。你也可以直接发邮件给我们：',
  notLoaded: '表单没有加载出来。你可以把写好的内容复制到邮件里发给我们：',
  outcome: {
    sent: '谢谢！你的留言已发送。',
    failed: '哎呀，出了点问题。请再试一次。',
    misconfigured: '邮件服务配置有误。请稍后再试。',
  },
} as const;
