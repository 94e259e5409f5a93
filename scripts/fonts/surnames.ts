/**
 * The characters of Chinese surnames, by how many people bear them and with the traditional forms of Hong Kong and
 * Taiwan: the letters of portraits. Whoever has another name adds it here and runs `generate`.
 */
export const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔' +
  '谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤康易乔赖文殷樊' +
  '兰施洪季安倪庄章鲁俞葛温毕聂焦鲍华岳关耿申欧翟祝路盛左祁齐涂牛舒柳骆童颜柴尚房凌柏解瞿符游单辛成裴管蒲苗' +
  '霍包阎卜宁费纪靳詹屈项隋霍桂甘景屠喻臧穆冉阮边柯车全卓麦简饶池时伍司徒欧阳上官诸葛东方皇甫尉迟公孙慕容' +
  '令狐独孤南宫夏侯轩辕端木百里呼延闻人赫连澹台宇文长孙鲜于申屠太史淳于宗政濮阳公冶巫马端冷娄楚闵桑党冀谷' +
  '井滕邢傅佘岑芦古晏卞廉商权宫沙查明桓窦强郎阳连莘丛晋仇尧仲佟戚荆米鞠练农丘邬冼翁植蓝匡国阙揭卫银和苟' +
  '曲伏敖宗巩达巴原浦应封初茅车贝水元乐花计代虞艾占郁尤奚过迟祖年辜习幸言危花席稽晁' +
  '張劉陳楊黃趙吳孫馬鄭謝許韓鄧馮蕭葉蘇呂盧薑鐘譚陸範賈鄒賢閆龍賀顧龔萬錢戴嚴湯喬賴蘭莊魯溫畢聶鮑華關歐齊塗駱顏' +
  '單寧費紀項邊車麥簡饒時徐區甄屈岑蔡潘' +
  // Of the firm's people in Tokyo.
  '森篠';
