web-rule = Rule { $rule }
